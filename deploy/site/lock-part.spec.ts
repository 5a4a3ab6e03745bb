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

test('lists the package, its workspace packages and their dependencies', () => {
  expect(lockPart(lockfile(), 'mf-a')).toEqual({
    folders: ['mf-a', 'shared/ui'],
    packages: ['react@18.0.0', 'react@19.0.0', 'tapable@2.0.0', 'webpack@5.0.0(tapable@2.0.0)'],
  });
});

test('ignores other packages and their dependencies', () => {
  const grown = lockfile({
    importers: "  mf-b:\n    dependencies:\n      chart: { specifier: '^1.0.0', version: '1.0.0' }\n",
    snapshots: '  chart@1.0.0: {}\n',
  });
  expect(lockPart(grown, 'mf-a')).toEqual(lockPart(lockfile(), 'mf-a'));
  expect(lockPart(grown, 'mf-b').packages).toEqual(['chart@1.0.0']);
});

// The root has two versions of TypeScript, and a new install may choose either for a peer dependency.
test('finds a direct dependency on TypeScript in every package that needs it as a peer', async () => {
  const { importers } = parseLockfile(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const unnamed = Object.entries(importers).filter(([folder, { dependencies, devDependencies }]) => {
    const all = { ...dependencies, ...devDependencies };
    const needsIt = Object.values(all).some(({ version }) => /\((@typescript\/typescript6|typescript)@/.test(version));
    return folder !== '.' && needsIt && !('typescript' in all);
  });
  // Otherwise, generating a remote would change the dependencies of other packages and rebuild them.
  expect(unnamed.map(([folder]) => folder)).toEqual([]);
});
