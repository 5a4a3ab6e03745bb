import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockPart, parseLockfile } from './lock-part.ts';
import { root } from './packages.ts';

const lockfile = (more = { importers: '', snapshots: '' }) =>
  parseLockfile(`
importers:
  mf-a:
    dependencies:
      '@site/ui': { specifier: 'workspace:*', version: 'link:../shared/ui' }
      old: { specifier: 'npm:react@^18', version: 'react@18.0.0' }
    devDependencies:
      webpack: { specifier: 'catalog:', version: '5.0.0(tapable@2.0.0)' }
  shared/ui:
    dependencies:
      react: { specifier: 'catalog:', version: '19.0.0' }
${more.importers}
snapshots:
  react@18.0.0: {}
  react@19.0.0: {}
  tapable@2.0.0: {}
  webpack@5.0.0(tapable@2.0.0):
    dependencies:
      tapable: 2.0.0
${more.snapshots}
`);

test('a package is built from itself, the workspace packages that it names, and what those bring', () => {
  expect(lockPart(lockfile(), 'mf-a')).toEqual({
    folders: ['mf-a', 'shared/ui'],
    packages: ['react@18.0.0', 'react@19.0.0', 'tapable@2.0.0', 'webpack@5.0.0(tapable@2.0.0)'],
  });
});

test('another package and its own libraries change nothing for it', () => {
  const grown = lockfile({
    importers: "  mf-b:\n    dependencies:\n      chart: { specifier: '^1.0.0', version: '1.0.0' }\n",
    snapshots: '  chart@1.0.0: {}\n',
  });
  expect(lockPart(grown, 'mf-a')).toEqual(lockPart(lockfile(), 'mf-a'));
  expect(lockPart(grown, 'mf-b').packages).toEqual(['chart@1.0.0']);
});

test('who needs TypeScript beside it names it: of the two that the root has, a new install may choose either', async () => {
  const { importers } = parseLockfile(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const unnamed = Object.entries(importers).filter(([folder, { dependencies, devDependencies }]) => {
    const all = { ...dependencies, ...devDependencies };
    const needsIt = Object.values(all).some(({ version }) => /\((@typescript\/typescript6|typescript)@/.test(version));
    return folder !== '.' && needsIt && !('typescript' in all);
  });
  // Else the first remote that is generated changes what others are built from, and all are built again.
  expect(unnamed.map(([folder]) => folder)).toEqual([]);
});
