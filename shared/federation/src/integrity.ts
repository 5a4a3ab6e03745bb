import { createHash } from 'node:crypto';

/**
 * Returns the Subresource Integrity metadata (W3C SRI) of a file. One algorithm for all uses: a browser uses a preloaded
 * script only if the hint and the script have the same metadata, and downloads it again otherwise. SHA-256 is the shortest
 * that SRI allows; pages contain the hashes, and hashes do not compress.
 */
export const integrityOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
