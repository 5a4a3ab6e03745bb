import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

/** Every browser takes Brotli over https; over plain http and from older programs it is gzip, or nothing. */
export const encodings: Encoding[] = ['br', 'gzip'];

const brotli = promisify(brotliCompress);
const gzipped = promisify<Uint8Array, Uint8Array>(gzip);

/** A page in one piece; `quality` is Brotli's (0 to 11). */
export const compressPage = (html: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> =>
  encoding === 'gzip'
    ? gzipped(html)
    : brotli(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
      });

export const acceptedEncoding = (accepted = '', offered = encodings): Encoding | undefined =>
  negotiate(accepted, offered) ?? undefined;
