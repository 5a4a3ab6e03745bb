import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Which package may import which. Globs over folders, never lists of names: the sixth remote is covered too.
 * Each message names the remedy.
 */
const remotes = { regex: '(^|/)mf-[a-z]', message: 'Remotes meet through addresses: link with paths from @site/contracts/paths.' };
const shell = { regex: '^shell($|/)|(\\.\\./)+shell/', message: 'Only the shell knows the shell: use @site/runtime.' };
const api = { regex: '^api($|/)|(\\.\\./)+api/', message: 'The API is reached over HTTP: use the client of @site/runtime, and types of @site/contracts.' };
const router = { regex: '^react-router', message: 'Import routing from @site/runtime: the page has one router, the shell’s.' };
const shellRuntime = { regex: '^@site/runtime/shell$', message: 'For the shell only: remotes read what it fills through @site/runtime.' };
const federation = { regex: '^@site/federation', message: 'The build preset is for webpack.config.ts.' };
const only = (names, remedy) => ({ regex: `^@site/(?!(?:${names.join('|')})(?:/|$))`, message: remedy });

const boundary = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.data/', '**/test-results/', '**/playwright-report/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  // Playwright's fixtures have a function named `use`, which is no hook.
  { files: ['{mf-*,shell,shared}/**/*.{ts,tsx}'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  { ...jsxA11y.flatConfigs.recommended, files: ['**/*.tsx'] },
  boundary(['mf-*/src/**'], [remotes, shell, api, router, shellRuntime, federation], ['**/*.spec.{ts,tsx}']),
  boundary(['mf-*/src/**/*.spec.{ts,tsx}'], [remotes, shell, api, federation]),
  boundary(['shell/**'], [remotes, api]),
  boundary(['api/**'], [remotes, shell, only(['kernel', 'contracts', 'kp-rules', 'testing'], 'The API uses kernel, contracts and kp-rules.')]),
  boundary(['e2e/**'], [remotes, only(['contracts'], 'Browser tests know the site by what it shows, and its contracts.')], ['e2e/bench/**']),
  boundary(['shared/**'], [remotes, shell, api], ['shared/federation/**']),
  boundary(['shared/kernel/**', 'shared/contracts/**'], [remotes, shell, api, only(['kernel', 'contracts', 'testing'], 'Kernel and contracts stand on nothing else.')]),
  boundary(['shared/ui/**'], [remotes, shell, api, router, only(['kernel', 'ui', 'testing'], 'The design system knows the kernel alone.')]),
);
