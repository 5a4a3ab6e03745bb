import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Of the checkout, or of the image: what is published needs no more than this, and no package of development. */
export const root = join(import.meta.dirname, '../..');

export const remoteNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort();
export const packageNames = () => ['shell', ...remoteNames()];
