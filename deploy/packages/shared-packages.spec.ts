import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const shared = join(import.meta.dirname, '../../shared');

interface Manifest {
  exports: Record<string, string>;
  publishConfig?: { exports: Record<string, string | { types: string; default?: string }> };
  files?: string[];
}

/** The built counterpart of a workspace file in a packed package. */
const packed = (file: string) => {
  const built = file.replace('./src/', './dist/src/');
  return /\.tsx?$/.test(file)
    ? { types: built.replace(/\.tsx?$/, '.d.ts'), default: built.replace(/\.tsx?$/, '.js') }
    : built;
};

test.each(readdirSync(shared))('packs every export of shared/%s as built files', (name) => {
  const { exports, publishConfig, files } = JSON.parse(
    readFileSync(join(shared, name, 'package.json'), 'utf8'),
  ) as Manifest;
  expect(publishConfig?.exports).toMatchObject(
    Object.fromEntries(
      Object.entries(exports)
        // Only the workspace uses it.
        .filter(([path]) => path !== './gallery')
        .map(([path, file]) => [path, packed(file)]),
    ),
  );
  expect(files).toContain('dist');
});

test('leaves the gallery of the design system out of its package', () => {
  const { publishConfig } = JSON.parse(readFileSync(join(shared, 'ui/package.json'), 'utf8')) as Manifest;
  expect(Object.keys(publishConfig!.exports)).not.toContain('./gallery');
});
