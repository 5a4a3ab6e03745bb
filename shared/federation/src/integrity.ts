import { createHash } from 'node:crypto';

/** Subresource Integrity metadata (W3C SRI) of a file. */
export const integrityOf = (content: Buffer | string, algorithm: 'sha256' | 'sha384' = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
