import { createHash } from 'node:crypto';

/**
 * Subresource Integrity metadata (W3C SRI) of a file. One algorithm for all: a browser takes a preloaded script only if
 * the hint and the script give the same metadata, and fetches it a second time otherwise. The shortest that SRI knows,
 * because pages carry the hashes, and hashes do not compress.
 */
export const integrityOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
