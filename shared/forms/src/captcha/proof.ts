import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Finds a nonce with which SHA-256 of `{challenge}:{nonce}` begins with `bits` zero bits. The browser's own digest is
 * not used: it is asynchronous, many times slower for short texts, and unavailable without https.
 */
export function findNonce(challenge: string, bits: number, from: number, count: number): number | undefined {
  const limit = 2 ** (32 - bits);
  for (let nonce = from; nonce < from + count; nonce += 1) {
    const digest = sha256(utf8ToBytes(`${challenge}:${nonce}`));
    if (new DataView(digest.buffer, digest.byteOffset).getUint32(0) < limit) return nonce;
  }
  return undefined;
}
