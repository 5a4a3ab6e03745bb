import { expect, test } from '@jest/globals';
import { pageParts } from './page-parts.ts';

const leaf = (route: object, loaderData: unknown = {}) => [
  { handle: undefined, loaderData: {} },
  { handle: { route }, loaderData },
];

test('a page stands between the whole header and the footer', () => {
  expect(pageParts(leaf({ header: 'full', footer: true }))).toEqual({ header: 'full', footer: true });
});

test('a route hides the bottom bar of the header, or all of it, or the footer', () => {
  expect(pageParts(leaf({ header: 'no-bottom', footer: true })).header).toBe('no-bottom');
  expect(pageParts(leaf({ header: 'none', footer: false }))).toEqual({ header: 'none', footer: false });
});

test('the data of a page hides header and footer as well', () => {
  expect(pageParts(leaf({ header: 'full', footer: true }, { noheader: true, nofooter: true }))).toEqual({
    header: 'none',
    footer: false,
  });
});

test('a page that keeps to itself has the brand and the telephone', () => {
  expect(pageParts(leaf({ header: 'full', footer: true }, { focused: true }))).toEqual({
    header: 'slim',
    footer: 'slim',
  });
});

test('an address that no route knows, and a page without data, have both', () => {
  expect(pageParts([{ handle: undefined, loaderData: undefined }])).toEqual({ header: 'full', footer: true });
  expect(pageParts(leaf({}, null))).toEqual({ header: 'full', footer: true });
});
