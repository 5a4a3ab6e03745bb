import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Encoding } from '@site/contracts/renderer';

/** In order of preference. */
export const encodings: Encoding[] = ['br', 'gzip'];

const brotli = promisify(brotliCompress);
const gzipped = promisify<Uint8Array, Uint8Array>(gzip);

/** Brotli quality (0 to 11) of a shared page, higher than the renderer's for a page of one visitor. */
const QUALITY = 5;

export const compressPage = (html: Uint8Array, encoding: Encoding): Promise<Uint8Array> =>
  encoding === 'gzip'
    ? gzipped(html)
    : brotli(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
      });

export const acceptedEncoding = (accepted = '', offered = encodings): Encoding | undefined =>
  negotiate(accepted, offered) ?? undefined;
