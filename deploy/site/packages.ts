import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Root of the checkout or of the image. This module needs no development package. */
export const root = join(import.meta.dirname, '../..');

export const remoteNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort();
export const packageNames = () => ['shell', ...remoteNames()];

/** Folders of all packages of the workspace, such as `shared/ui`. */
export const workspaceFolders = () =>
  [...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();
