/**
 * Generates src/fonts/golos-text.woff2 from golos-text.ttf (https://github.com/googlefonts/golos-text,
 * fonts/variable) with the weights and characters that the site uses. One file for Cyrillic, Latin and the rouble sign:
 * if spaces and digits loaded at another time than letters, the text would be laid out twice.
 * Run after an update of the font: `node scripts/subset-fonts.mjs` in this package.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const cyrillic = `${range(0x410, 0x44f)}Ёё№\u0301`;
const latin = `${range(0x20, 0x7e)}\u00a0«»°²³·×±½µ©®–—“”„…‰−←→↑↓•′″™€₽\u2009\u202f\u2011`;

const font = await subsetFont(await readFile(new URL('golos-text.ttf', import.meta.url)), cyrillic + latin, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});
await writeFile(new URL('../src/fonts/golos-text.woff2', import.meta.url), font);
console.log(`golos-text.woff2: ${font.length} bytes`);
