import { createHash } from 'node:crypto';

/** Subresource Integrity metadata (W3C SRI) of a file. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
