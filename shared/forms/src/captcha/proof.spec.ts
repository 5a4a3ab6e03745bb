import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { findNonce } from './proof.ts';

test('finds a nonce that passes the check of the API', () => {
  const nonce = findNonce('abc', 12, 0, 100_000) ?? -1;
  const digest = createHash('sha256').update(`abc:${nonce}`).digest();
  expect(digest.readUInt32BE(0) >>> 20).toBe(0);
  expect(findNonce('abc', 12, 0, nonce)).toBeUndefined();
});
