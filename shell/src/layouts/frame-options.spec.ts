import { expect, test } from '@jest/globals';
import { frameOptions } from './frame-options.ts';

const leaf = (route: object, loaderData: unknown = {}) => [
  { handle: undefined, loaderData: {} },
  { handle: { route }, loaderData },
];

test('returns the full header and the footer', () => {
  expect(frameOptions(leaf({ header: 'full', footer: true }))).toEqual({ header: 'full', footer: true });
});

test('hides the bottom bar, the header or the footer by the route', () => {
  expect(frameOptions(leaf({ header: 'no-bottom', footer: true })).header).toBe('no-bottom');
  expect(frameOptions(leaf({ header: 'none', footer: false }))).toEqual({ header: 'none', footer: false });
});

test('hides header and footer by the page’s data', () => {
  expect(frameOptions(leaf({ header: 'full', footer: true }, { noheader: true, nofooter: true }))).toEqual({
    header: 'none',
    footer: false,
  });
});

test('returns slim header and footer for a focused page', () => {
  expect(frameOptions(leaf({ header: 'full', footer: true }, { focused: true }))).toEqual({
    header: 'slim',
    footer: 'slim',
  });
});

test('returns both for an unknown address and for a page without data', () => {
  expect(frameOptions([{ handle: undefined, loaderData: undefined }])).toEqual({ header: 'full', footer: true });
  expect(frameOptions(leaf({}, null))).toEqual({ header: 'full', footer: true });
});
