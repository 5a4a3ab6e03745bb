import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '@site/contracts/renderer';

/**
 * Brotli quality of a page for one visitor: 1 ms for 170 KB; two levels more take three times as long for 15 % less.
 */
const QUALITY = 3;

const encoder = new TextEncoder();
/** Maximum UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES = 3;

/**
 * Shared buffer in which pages are assembled, one at a time. With a separate buffer for each, some 200 KB outside of
 * V8's heap, the garbage collector scanned the whole heap every ten pages.
 */
let buffer = new Uint8Array(1024 * 1024);

/** Returns the UTF-8 bytes of the pieces, optionally compressed, in a separate buffer that can be transferred. */
export function pageBody(pieces: (string | Uint8Array)[], encoding?: Encoding): Uint8Array {
  const maxLength = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? MAX_BYTES : 1) * piece.length, 0);
  if (buffer.length < maxLength) buffer = new Uint8Array(maxLength);
  let length = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') length += encoder.encodeInto(piece, buffer.subarray(length)).written;
    else {
      buffer.set(piece, length);
      length += piece.length;
    }
  }
  const page = buffer.subarray(0, length);
  // Always copied, because small Node buffers share one pool.
  return Uint8Array.from(encoding ? compressed(page, encoding) : page);
}

/** Synchronous: handing it to another thread costs more than the millisecond that it takes. */
const compressed = (page: Uint8Array, encoding: Encoding): Uint8Array =>
  encoding === 'gzip'
    ? gzipSync(page)
    : brotliCompressSync(page, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
      });
