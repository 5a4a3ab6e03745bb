import { readdirSync, readFileSync } from 'node:fs';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { looseText } from './deploy/lint/loose-text.mjs';

const compilerRules = Object.fromEntries(
  Object.keys(reactHooks.configs.recommended.rules)
    .filter((rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule))
    .map((rule) => [rule, 'off']),
);

/**
 * Which package may import which: the table of ARCHITECTURE.md, row by row. Globs over folders, never lists of names:
 * the sixth remote is covered too. Each message names the remedy.
 */
const remotes = {
  regex: '(^|/)mf-[a-z]',
  message: 'Remotes meet through addresses: link with paths from @site/contracts/paths.',
};
const shell = { regex: '^shell($|/)|(\\.\\./)+shell/', message: 'Only the shell knows the shell: use @site/runtime.' };
const api = {
  regex: '^api($|/)|(\\.\\./)+api/',
  message: 'The API is reached over HTTP: use the client of @site/runtime, and types of @site/contracts.',
};
const router = {
  regex: '^react-router',
  message: 'Import routing from @site/runtime: the page has one router, the shell’s.',
};
const shellRuntime = {
  regex: '^@site/runtime/shell$',
  message: 'For the shell only: remotes read what it fills through @site/runtime.',
};
const federation = { regex: '^@site/federation', message: 'The build preset is for webpack.config.ts.' };
const testing = { regex: '^@site/testing', message: 'Test helpers are for specs.' };
const node = { regex: '^node:', message: 'This code runs in browsers: there is no Node.' };
const only = (names, remedy) => ({ regex: `^@site/(?!(?:${names.join('|')})(?:/|$))`, message: remedy });

/** Modules of the contracts that need zod when they are imported for more than their types, themselves or by others. */
function modulesWithSchemas() {
  const folder = new URL('shared/contracts/src/', import.meta.url);
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

/** Answers are checked where they are made, in the API: no page loads zod, and only those with forms load `zod/mini`. */
const schemas = {
  regex: `^(zod|@site/contracts/(${modulesWithSchemas().join('|')}))$`,
  allowTypeImports: true,
  message: 'Types only: this code runs in browsers, and zod stays out of them. Forms have zod/mini.',
};

/** The shell's three programs: what is released knows nothing of what serves it, and releases nothing of HTTP. */
const servers = {
  regex: '(\\.\\./)+(host|releases)/',
  message: 'shell/src is released and runs anywhere: what serves it lives in shell/host and shell/releases.',
};
const host = {
  regex: '(\\.\\./)+host/',
  message: 'shell/releases stands below shell/host: move what both need down here.',
};
const released = {
  regex: '(\\.\\./)+src/',
  message: 'The host knows a release by its files only: what both need is in @site/contracts.',
};
const react = { regex: '^react', message: 'React belongs to releases: the host and the store know nothing of it.' };

const specs = ['**/*.spec.{ts,tsx}', '**/testing/**', '**/testing.{ts,tsx}'];
/** Read by the build, and in no bundle. */
const declarations = ['mf-*/src/{routes,parts}.ts'];
const serverSide = [
  'shell/src/server-rendering/**',
  'shell/src/app/entry-server.tsx',
  'shell/src/document/document.ts',
];

/** Runs in visitors' browsers. What the language's library lacks there, tsconfig.browser.json's `lib` lacks too. */
const browserCode =
  '{mf-*,shell,shared/{contracts,kernel,kp-rules,kp-drawing,forms,runtime,shop,ui}}/src/**/*.{ts,tsx}';
/** Static functions of the platform that eslint-plugin-compat does not see; newer than the browsers of package.json. */
const newerStatics = [
  { object: 'URL', property: 'canParse', message: 'Chrome has it since 120: use parseUrl of the kernel.' },
  { object: 'URL', property: 'parse', message: 'Chrome has it since 126: use parseUrl of the kernel.' },
  { object: 'AbortSignal', property: 'any', message: 'Chrome has it since 116: listen to each signal.' },
  {
    object: 'crypto',
    property: 'randomUUID',
    message: 'Pages on plain http do not have it: use randomId of the kernel.',
  },
  { object: 'Response', property: 'json', message: 'Safari has it since 17: new Response(JSON.stringify(…)).' },
];

const boundary = (files, patterns, ignores = []) => ({
  files,
  ignores,
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/** A layer of `shared` with what it may stand on. */
const layer = (name, names, remedy, more = [router, schemas]) =>
  boundary(
    [`shared/${name}/src/**`],
    [remotes, shell, api, node, federation, testing, only(names, remedy), ...more],
    specs,
  );

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.data/',
      '**/test-results/',
      '**/playwright-report/',
      'shared/federation/browser/globals.d.ts',
    ],
  },
  {
    // What the rules must know types for is oxlint's (.oxlintrc.json): it asks the native compiler.
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  // Where React is: its compiler reads every file, and Playwright's fixtures have a function named `use`, which is no hook.
  {
    files: ['{mf-*,shell/src,shared/{forms,runtime,shop,testing,ui}}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // The compiler that most of these rules run takes four fifths of the time of lint. Visitors do not run tests.
    files: ['**/*.spec.{ts,tsx}', 'shared/testing/**'],
    rules: compilerRules,
  },
  {
    files: ['{mf-*,shell/src,shared/{kernel,forms,runtime,shop,ui}}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Identifier[name=/^(local|session)Storage$/]:not(TryStatement Identifier):not(ArrowFunctionExpression Identifier)',
          message:
            'A browser that forbids its storage throws where it is named: do it in a try, or in what attempt calls.',
        },
        {
          selector:
            ':matches(Program, ExportNamedDeclaration) > VariableDeclaration NewExpression[callee.object.name="Intl"]:not(:function NewExpression)',
          message:
            'Make it when it is first used: the first Intl of a page stops a slow phone for 50 ms. Numbers are formatNumber of the kernel.',
        },
        {
          selector:
            'JSXOpeningElement[name.name="form"]:not(:has(> JSXAttribute[name.name=/^(action|hidden)$/])):not(:has(> JSXAttribute[name.name="method"][value.value="dialog"]))',
          message:
            'A form without an address of its own has method="dialog": sent before the scripts or without them, it stays as it is.',
        },
      ],
    },
  },
  {
    files: [browserCode],
    ignores: [...specs, ...serverSide],
    plugins: { compat },
    rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...newerStatics] },
  },
  { ...jsxA11y.flatConfigs.recommended, files: ['**/*.tsx'] },
  {
    files: ['**/*.tsx'],
    ignores: specs,
    plugins: { site: { rules: { 'loose-text': looseText } } },
    rules: { 'site/loose-text': 'error' },
  },

  boundary(
    ['mf-*/src/**'],
    [remotes, shell, api, router, node, shellRuntime, federation, testing, schemas],
    [...specs, ...declarations],
  ),
  boundary(declarations, [remotes, shell, api, router, node, shellRuntime, federation, testing]),
  boundary(
    specs.map((glob) => `mf-*/src/${glob}`),
    [remotes, shell, api, federation],
  ),
  boundary(['shell/src/**'], [remotes, api, servers, node, federation, testing, schemas], [...specs, ...serverSide]),
  boundary(serverSide, [remotes, api, servers, federation, testing], specs),
  boundary(
    ['shell/releases/**'],
    [remotes, api, host, released, react, router, only(['contracts', 'kernel'], 'Releases stand on contracts alone.')],
    specs,
  ),
  boundary(
    ['shell/host/**'],
    [remotes, api, released, react, router, only(['contracts', 'kernel'], 'The host stands on contracts alone.')],
    specs,
  ),
  boundary(
    ['api/**'],
    [
      remotes,
      shell,
      only(
        ['kernel', 'contracts', 'kp-rules', 'kp-drawing', 'testing'],
        'The API uses kernel, contracts, kp-rules and kp-drawing.',
      ),
    ],
  ),
  boundary(
    ['e2e/**'],
    [
      remotes,
      only(
        ['contracts', 'testing/postgres-server'],
        'Browser tests know the site by what it shows, and its contracts.',
      ),
    ],
    ['e2e/bench/**'],
  ),
  boundary(['deploy/**'], [remotes, only([], 'The commands know packages by their folders.')], specs),

  layer('kernel', ['kernel', 'contracts'], 'Kernel and contracts stand on nothing else.'),
  layer('contracts', ['kernel', 'contracts'], 'Kernel and contracts stand on nothing else.', [router]),
  layer('ui', ['kernel', 'ui'], 'The design system knows the kernel alone.', [router]),
  layer('runtime', ['kernel', 'contracts', 'runtime'], 'What every page shares knows no page’s parts.', [schemas]),
  layer('forms', ['kernel', 'contracts', 'runtime', 'ui', 'forms'], 'Forms know nothing of the shop.'),
  layer('kp-rules', ['kernel', 'contracts', 'kp-rules'], 'The rules are pure: they know contracts and kernel.', [
    router,
    react,
    schemas,
  ]),
  layer('kp-drawing', ['kernel', 'contracts', 'kp-rules', 'kp-drawing'], 'The drawing is pure: it knows the rules.', [
    router,
    react,
    schemas,
  ]),
  layer('shop', ['kernel', 'contracts', 'runtime', 'ui', 'forms', 'shop'], 'The shop stands on forms and below.'),
  boundary(['shared/testing/src/**'], [shell, api, federation]),
  boundary(
    ['shared/federation/**'],
    [remotes, shell, api, only(['contracts', 'federation'], 'The build knows contracts alone.')],
    specs,
  ),
);
