import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map([...source.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));

/** Relative luminance according to WCAG 2.2. */
function luminance(token: string): number {
  const hex = tokens.get(token);
  if (!hex) throw new Error(`no colour --${token} in tokens.css`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['surface', 'surface-panel', 'surface-raised', 'surface-hover'];

const textPairs: [text: string, ground: string][] = [
  ...['ink', 'ink-secondary', 'action', 'action-hover', 'action-active', 'danger'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...['success', 'warning'].flatMap((text) =>
    ['surface', 'surface-panel', 'surface-raised'].map((ground): [string, string] => [text, ground]),
  ),
  ...['success', 'warning', 'danger', 'action'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-panel`],
    ['ink', `${tone}-panel`],
  ]),
  ['action-hover', 'action-panel'],
  ['ink', 'light-panel'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-action', 'action-active'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-inverse', 'surface-inverse'],
  ['on-inverse', 'surface-inverse-raised'],
  ['on-inverse-secondary', 'surface-inverse'],
  ['on-inverse-secondary', 'surface-inverse-raised'],
];

test.each(textPairs)('keeps text --%s readable on --%s (4.5:1)', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(grounds)('keeps control borders and the focus ring visible on --%s (3:1)', (ground) => {
  // Controls on the hover background have their own white box.
  if (ground !== 'surface-hover') expect(contrast('control-border', ground)).toBeGreaterThanOrEqual(3);
  expect(contrast('action', ground)).toBeGreaterThanOrEqual(3);
});

test('checks every text colour of the tokens', () => {
  const texts = new Set(textPairs.map(([text]) => text));
  const named = [...tokens.keys()].filter((name) => name && /^(ink|on-|success$|warning$|danger$|action$)/.test(name));
  // Disabled controls are exempt (WCAG 1.4.3).
  expect(named.filter((name) => name && name !== 'ink-disabled' && !texts.has(name))).toEqual([]);
});
