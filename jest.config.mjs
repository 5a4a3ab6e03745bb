import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));

/** Whether the tests of a package need a document; the others run in plain Node. */
const inBrowser = (name) => name.startsWith('mf-') || ['ui', 'forms', 'runtime', 'shop', 'staff'].includes(name);

/** @returns {import('jest').Config} */
const project = (folder, displayName, environment, { roots = ['.'], ignored = [] } = {}) => ({
  displayName,
  rootDir: join(root, folder),
  roots: roots.map((path) => join(root, folder, path)),
  testEnvironment: environment === 'jsdom' ? join(root, 'shared/testing/src/browser-environment.mjs') : environment,
  testMatch: ['**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/specs/', ...ignored],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy', '\\.css$': join(root, 'shared/testing/src/empty.ts') },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'es6' },
      },
    ],
  },
  setupFilesAfterEnv: [join(root, `shared/testing/src/setup-${environment}.ts`)],
});

const packages = [
  ...['e2e', ...readdirSync(root).filter((name) => name.startsWith('mf-'))].map((name) => ({
    folder: name,
    name,
  })),
  ...readdirSync(join(root, 'shared')).map((name) => ({ folder: `shared/${name}`, name })),
].filter(({ folder }) => existsSync(join(root, folder, 'package.json')));

/** @type {import('jest').Config} */
export default {
  // High, so that a busy machine does not fail a test. No test waits longer than necessary.
  testTimeout: 120_000,
  // Jest leaves one processor free by default.
  maxWorkers: '100%',
  // Modules of a finished file stay in memory (https://github.com/jestjs/jest/issues/11956): a worker of 2 GB spends most
  // of its time on garbage collection. A new worker costs a second.
  workerIdleMemoryLimit: '700MB',
  projects: [
    ...packages.map(({ folder, name }) => project(folder, name, inBrowser(name) ? 'jsdom' : 'node')),
    // A team's checkout may contain only its remote and the shared packages.
    ...(existsSync(join(root, 'shell'))
      ? [
          project('shell', 'shell', 'jsdom', { roots: ['src'], ignored: ['/src/server-rendering/'] }),
          project('shell', 'host', 'node', { roots: ['host', 'releases', 'src/server-rendering'] }),
        ]
      : []),
    project('deploy', 'deploy', 'node'),
  ],
};
