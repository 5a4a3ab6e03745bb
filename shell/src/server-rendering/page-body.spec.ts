import { expect, test } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageBody } from './page-body.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytes = (source: string) => new TextEncoder().encode(source);

test('concatenates text and bytes in order', () => {
  expect(text(pageBody(['<p>Шлагбаум', bytes(' — 5\u00a0м 🚗'), '</p>']))).toBe('<p>Шлагбаум — 5\u00a0м 🚗</p>');
});

test('compresses with the given encoding', () => {
  const page = ['<ul>', '<li>Привод для откатных ворот</li>'.repeat(500), '</ul>'];
  const plain = text(pageBody(page));
  const [brotli, gzipped] = [pageBody(page, 'br'), pageBody(page, 'gzip')];
  expect(text(brotliDecompressSync(brotli))).toBe(plain);
  expect(text(gunzipSync(gzipped))).toBe(plain);
  expect(brotli.length).toBeLessThan(plain.length / 20);
});

test('returns pages of any length, each in a separate buffer', () => {
  const long = 'я'.repeat(2_000_000);
  const first = pageBody([long]);
  const second = pageBody(['b']);
  expect([first.length, first.buffer.byteLength]).toEqual([4_000_000, 4_000_000]);
  expect(text(first.subarray(0, 4))).toBe('яя');
  expect([text(second), second.buffer.byteLength]).toEqual(['b', 1]);
  const small = pageBody(['b'], 'br');
  expect(small.buffer.byteLength).toBe(small.length);
});
