import { expect, test } from '@jest/globals';
import { acceptedEncoding } from './compress-page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['deflate', undefined],
  ['identity', undefined],
  ['gzip;q=0.0', undefined],
  [undefined, undefined],
])('%s is served as %s', (accepted, encoding) => expect(acceptedEncoding(accepted)).toBe(encoding));
