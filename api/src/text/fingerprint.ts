import { createHash } from 'node:crypto';

/** Short fingerprint of a JSON value, by which an editor's change on top of other values is refused. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
