/**
 * Makes src/fonts/*.woff2 out of the published Golos Text: the weights and signs that the site uses, 38 KB instead of
 * 79. The rouble sign lives in the font's extended Latin part, so it gets a file of its own.
 * Run after an update of the font: `node scripts/subset-fonts.mjs` in this package.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const parts = {
  cyrillic: { from: 'cyrillic', text: `${range(0x410, 0x44f)}Ёё№\u0301` },
  latin: { from: 'latin', text: `${range(0x20, 0x7e)}\u00a0«»°²³·×±½µ©®–—“”„…‰−←→↑↓•′″™€\u2009\u202f\u2011` },
  rouble: { from: 'latin-ext', text: '₽' },
};

for (const [name, { from, text }] of Object.entries(parts)) {
  const file = require.resolve(`@fontsource-variable/golos-text/files/golos-text-${from}-wght-normal.woff2`);
  const font = await subsetFont(await readFile(file), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  await writeFile(new URL(`../src/fonts/golos-text-${name}.woff2`, import.meta.url), font);
  console.log(`golos-text-${name}.woff2: ${font.length} bytes`);
}
