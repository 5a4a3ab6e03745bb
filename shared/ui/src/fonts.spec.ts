import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ascent and descent of Golos Text, in percent of the font size. */
const ASCENT = 98;
const DESCENT = 22;

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const fallbacks = css.split('@font-face').filter((face) => face.includes('size-adjust'));
const percent = (face: string, property: string) =>
  Number(new RegExp(`\\b${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

test('gives each fallback of each weight the height of Golos Text', () => {
  const heights = fallbacks.map((face) =>
    ['ascent-override', 'descent-override', 'line-gap-override'].map((property) =>
      Number((percent(face, property) * percent(face, 'size-adjust') * 100).toFixed(1)),
    ),
  );
  expect(heights).toEqual(Array(6).fill([ASCENT, DESCENT, 0]));
});
