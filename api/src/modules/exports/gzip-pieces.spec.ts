import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipOf, pack } from './gzip-pieces.ts';

test.each([
  ['no pieces', []],
  ['empty pieces', ['', '', '']],
  ['one piece', ['Привод']],
  ['many pieces', Array.from({ length: 300 }, (_, index) => `Привод №${index}\n`.repeat(index * 7))],
])('joins %s into one gzip file', async (_case, texts) => {
  const file = gzipOf(await Promise.all(texts.map(pack)));
  // gunzip checks the checksum and the length.
  expect(gunzipSync(file).toString()).toBe(texts.join(''));
  expect(file.readUInt32LE(file.length - 4)).toBe(Buffer.byteLength(texts.join('')));
});
