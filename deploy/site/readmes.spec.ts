import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const packages = ['', 'shared/'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => join(root, folder, name)),
);
const text = (folder: string, file: string) => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return '';
  }
};

test('links to the component page in the README of every package that uses the design system', () => {
  const users = packages.filter((folder) => text(folder, 'package.json').includes('"@site/ui"'));
  expect(users.length).toBeGreaterThan(7);
  expect(users.filter((folder) => !text(folder, 'README.md').includes('/_ui/'))).toEqual([]);
});
