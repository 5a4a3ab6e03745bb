import { readdirSync, readFileSync } from 'node:fs';

/**
 * Import boundaries between packages: the table of ARCHITECTURE.md, row by row. Globs instead of lists of names also cover
 * new remotes. Each message says what is expected, what was found and what to do.
 */
const remotes = {
  regex: '(^|/)mf-[a-z]',
  message: 'Expected no import of a remote, found one: link to its pages with paths from @site/contracts/paths.',
};
const shell = {
  regex: '^shell($|/)|(\\.\\./)+shell/',
  message: 'Expected no import of the shell, found one: use @site/runtime.',
};
const api = {
  regex: '^api($|/)|(\\.\\./)+api/',
  message:
    'Expected no import of the API, found one: call it over HTTP with the client of @site/runtime and types of @site/contracts.',
};
const demo = {
  regex: '^demo($|/)|(^|/)demo/',
  message:
    'Expected the API without its demonstration, found an import of it: declare what the API needs in api/src/demonstration.ts.',
};
const router = {
  regex: '^react-router',
  message:
    'Expected routing from @site/runtime, found react-router: import from @site/runtime, for one router per page.',
};
const shellRuntime = {
  regex: '^@site/runtime/shell$',
  message:
    'Expected @site/runtime in a remote, found its entry for the shell: read the shared state through @site/runtime.',
};
const federation = {
  regex: '^@site/federation',
  message: 'Expected the build preset only in webpack.config.ts, found it here: remove the import.',
};
const testing = {
  regex: '^@site/testing',
  message: 'Expected test helpers only in specs, found them here: move the code to a spec.',
};
const node = { regex: '^node:', message: 'Expected browser code, found a Node module: use a browser API.' };
const ofServers = {
  regex: '^@site/(?:object-store|programs|traces)',
  message: 'Expected code of visitors’ browsers, found a package of the servers: call the API.',
};
/** Comes last in a list of patterns, because an import that it admits is not compared with later ones. */
const only = (names, remedy) => ({
  group: [
    '@site/**',
    ...names.flatMap((name) => [`!@site/${name.split('/')[0]}`, `!@site/${name}`, `!@site/${name}/**`]),
  ],
  message: remedy,
});

/** Returns the modules of the contracts that import zod at run time, directly or through other modules. */
function modulesWithSchemas() {
  const folder = new URL('../../shared/contracts/src/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const imports = new Map(
    files.map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const values = text.matchAll(/^(?:import|export)(?! type)[^;]*? from '(?:\.\/)?([^']+)';/gm);
      return [file, [...values].map(([, module]) => module)];
    }),
  );
  const found = new Set(['zod']);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const [file, modules] of imports) if (modules.some((module) => found.has(module))) found.add(file);
  }
  return [...found].filter((file) => file !== 'zod').map((file) => file.replace(/\.ts$/, ''));
}

/** The API validates its own responses, so no page loads zod, and only pages with forms load `zod/mini`. */
const schemas = {
  regex: `^(zod|@site/contracts/(${modulesWithSchemas().join('|')}))$`,
  allowTypeImports: true,
  message: 'Expected a type import, found a schema with zod in browser code: use import type, or zod/mini in forms.',
};

/** The shell has three programs: src is released and independent of the server; releases is independent of HTTP. */
const servers = {
  regex: '(\\.\\./)+(host|releases)/',
  message:
    'Expected shell/src without the server, found an import of it: move the code to shell/host or shell/releases.',
};
const host = {
  regex: '(\\.\\./)+host/',
  message: 'Expected no import of shell/host in shell/releases, found one: move the shared code to shell/releases.',
};
const released = {
  regex: '(\\.\\./)+src/',
  message:
    'Expected no import of shell/src, found one: read the files of the release, or move the code to @site/contracts.',
};
const shellCode = [remotes, api, servers, federation, testing, ofServers];
const react = {
  regex: '^react',
  message: 'Expected code without React, found an import of it: move the rendering to a remote or to shell/src.',
};

/** The folders of shell/src from top to bottom: each imports only those below it, and an unlisted one none of them. */
const shellFolders = [
  'server-rendering',
  'app',
  'pages',
  'navigation',
  'document',
  'errors',
  'layouts',
  'toasts',
  'consent',
  'guards',
  'session',
  'parts',
  'composition',
  'early-clicks',
  'health',
  'analytics',
  'base',
];
const above = (folders) => ({
  regex: `^(\\.\\./)+(${folders.join('|')})/`,
  message:
    'Expected a folder of shell/src to import those below it in shellFolders of deploy/lint/boundaries.mjs, found one above: move the shared code down.',
});
const foldersAbove = (folder) => above(shellFolders.slice(0, shellFolders.indexOf(folder)));

export const specs = ['**/*.spec.{ts,tsx}', '**/testing/**', '**/testing.{ts,tsx}'];
/** Read by the build and not bundled. */
const declarations = ['mf-*/src/{routes,parts}.ts'];
export const serverSide = ['shell/src/server-rendering/**', 'shell/src/document/document.ts'];

const boundary = (files, patterns, excludeFiles = []) => ({
  files,
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Restricts a package of `shared` to the layers below it. */
const layer = (name, names, remedy, more = [router, schemas]) =>
  boundary(
    [`shared/${name}/{src,gallery}/**`],
    [remotes, shell, api, node, federation, testing, ...more, only(names, remedy)],
    specs,
  );

const belowApi = [
  remotes,
  shell,
  only(
    ['kernel', 'contracts', 'kp-rules', 'kp-drawing', 'object-store', 'programs', 'traces', 'testing'],
    'Expected only kernel, contracts, kp-rules, kp-drawing, object-store, programs and traces in the API, found another package: move the code to an allowed one.',
  ),
];

/** The overrides of the linter's configuration, in the order of the table. */
export const boundaries = [
  boundary(
    ['mf-*/src/**'],
    [remotes, shell, api, router, node, shellRuntime, federation, testing, ofServers, schemas],
    [...specs, ...declarations],
  ),
  boundary(declarations, [remotes, shell, api, router, node, shellRuntime, federation, testing]),
  boundary(
    specs.map((glob) => `mf-*/src/${glob}`),
    [remotes, shell, api, federation],
  ),
  boundary(['shell/src/**'], [...shellCode, node, schemas, above(shellFolders)], [...specs, ...serverSide]),
  ...shellFolders
    .slice(1)
    .map((folder) =>
      boundary(
        [`shell/src/${folder}/**`],
        [...shellCode, node, schemas, foldersAbove(folder)],
        [...specs, ...serverSide],
      ),
    ),
  boundary(['shell/src/server-rendering/**'], shellCode, specs),
  boundary(['shell/src/document/document.ts'], [...shellCode, foldersAbove('document')]),
  boundary(
    ['shell/releases/**'],
    [
      remotes,
      api,
      host,
      released,
      react,
      router,
      only(
        ['contracts', 'kernel', 'object-store', 'programs', 'traces'],
        'Expected only contracts, kernel, object-store, programs and traces in shell/releases, found another package: move the code to an allowed one.',
      ),
    ],
    specs,
  ),
  boundary(
    ['shell/host/**'],
    [
      remotes,
      api,
      released,
      react,
      router,
      only(
        ['contracts', 'kernel', 'programs', 'traces'],
        'Expected only contracts, kernel, programs and traces in shell/host, found another package: move the code to an allowed one.',
      ),
    ],
    specs,
  ),
  boundary(['api/**'], belowApi),
  boundary(['api/{src,manage,backup}/**'], [...belowApi, demo], specs),
  boundary(
    ['e2e/**'],
    [
      remotes,
      only(
        ['contracts', 'programs', 'testing/collector', 'testing/postgres-server'],
        'Expected only contracts in browser tests, found another package: test what the page shows.',
      ),
    ],
    ['e2e/bench/**'],
  ),
  boundary(
    ['deploy/**'],
    [remotes, only([], 'Expected no import of a package in a command, found one: import its file by path.')],
    specs,
  ),

  layer(
    'kernel',
    ['kernel', 'contracts'],
    'Expected only kernel and contracts, found another package: move the code to an allowed one.',
  ),
  layer(
    'contracts',
    ['kernel', 'contracts'],
    'Expected only kernel and contracts, found another package: move the code to an allowed one.',
    [router],
  ),
  layer(
    'ui',
    ['kernel', 'ui'],
    'Expected only the kernel in the design system, found another package: move the code to an allowed one.',
    [router],
  ),
  layer(
    'runtime',
    ['kernel', 'contracts', 'runtime'],
    'Expected only kernel and contracts in the runtime, found another package: move the code to an allowed one.',
    [schemas],
  ),
  layer(
    'forms',
    ['kernel', 'contracts', 'runtime', 'ui', 'forms'],
    'Expected only layers below forms, found another package: move the code to an allowed one.',
  ),
  layer(
    'kp-rules',
    ['kernel', 'contracts', 'kp-rules'],
    'Expected only contracts and kernel in kp-rules, found another package: move the code to an allowed one.',
    [router, react, schemas],
  ),
  layer(
    'kp-drawing',
    ['kernel', 'contracts', 'kp-rules', 'kp-drawing'],
    'Expected only kp-rules and below in kp-drawing, found another package: move the code to an allowed one.',
    [router, react, schemas],
  ),
  layer(
    'shop',
    ['kernel', 'contracts', 'runtime', 'ui', 'forms', 'shop'],
    'Expected only forms and layers below in the shop, found another package: move the code to an allowed one.',
  ),
  layer(
    'staff',
    ['kernel', 'contracts', 'runtime', 'ui', 'forms', 'staff'],
    'Expected only forms and layers below in the pages of the staff, found another package: move the code to an allowed one.',
  ),
  boundary(
    ['shared/{object-store,programs}/src/**'],
    [remotes, shell, api, react, router, only([], 'Expected no other package here, found one: pass what it needs.')],
    specs,
  ),
  boundary(['shared/testing/src/**'], [shell, api, federation]),
  boundary(
    ['shared/traces/src/**'],
    [
      remotes,
      shell,
      api,
      only(['kernel'], 'Expected only the kernel in traces, found another package: move the code to an allowed one.'),
    ],
  ),
  boundary(
    ['shared/federation/**'],
    [
      remotes,
      shell,
      api,
      only(
        ['contracts', 'federation'],
        'Expected only contracts in the build preset, found another package: move the code to an allowed one.',
      ),
    ],
    specs,
  ),
];
