import { fileURLToPath } from 'node:url';
import { boundaries, serverSide, specs } from './deploy/lint/boundaries.mjs';

/** Code for visitors' browsers. For the standard library, `lib` of tsconfig.browser.json sets the limit. */
const browserCode =
  '{mf-*,shell,shared/{contracts,kernel,kp-rules,kp-drawing,forms,runtime,shop,staff,ui}}/{src,gallery}/**/*.{ts,tsx}';
/** Static platform functions newer than the browsers of package.json, which eslint-plugin-compat does not detect. */
const newerStatics = [
  {
    object: 'URL',
    property: 'canParse',
    message: 'Expected a function of all supported browsers, found one of Chrome 120: use parseUrl of the kernel.',
  },
  {
    object: 'URL',
    property: 'parse',
    message: 'Expected a function of all supported browsers, found one of Chrome 126: use parseUrl of the kernel.',
  },
  {
    object: 'AbortSignal',
    property: 'any',
    message: 'Expected a function of all supported browsers, found one of Chrome 116: listen to each signal.',
  },
  {
    object: 'crypto',
    property: 'randomUUID',
    message:
      'Expected a function of all supported browsers, found one that pages on plain http lack: use randomId of the kernel.',
  },
  {
    object: 'Response',
    property: 'json',
    message:
      'Expected a function of all supported browsers, found one of Safari 17: use new Response(JSON.stringify(…)).',
  },
];

/**
 * typescript-eslint's recommendedTypeChecked except `require-await`, because a function that must return a promise is async
 * even without an await (Fastify handlers, loaders, test fakes). `unbound-method` applies where services are classes; React
 * hooks return closures.
 */
const typescript = {
  eqeqeq: 'error',
  'no-array-constructor': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/triple-slash-reference': 'error',
  'typescript/consistent-type-imports': 'error',
  'typescript/await-thenable': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  // Event handlers and listeners may be async: their callers ignore the promise, and rejections reach the page's own handler.
  'typescript/no-misused-promises': [
    'error',
    { checksVoidReturn: { attributes: false, arguments: false, properties: false } },
  ],
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  // Loaders throw responses to set a status in React Router.
  'typescript/only-throw-error': [
    'error',
    {
      allow: ['Response', { from: 'package', package: 'react-router', name: ['DataWithResponseInit'] }],
    },
  ],
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': 'error',
};

/** @type {import('oxlint').OxlintConfig} */
export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [
    { name: 'site', specifier: fileURLToPath(import.meta.resolve('./deploy/lint/plugin.mjs')) },
    { name: 'compat', specifier: fileURLToPath(import.meta.resolve('eslint-plugin-compat')) },
  ],
  categories: { correctness: 'off' },
  options: { typeAware: true },
  ignorePatterns: [
    '**/node_modules/',
    '**/dist/',
    '.data/',
    '**/test-results/',
    '**/playwright-report/',
    '**/*.{js,cjs}',
    'shared/federation/browser/globals.d.ts',
  ],
  overrides: [
    { files: ['**/*.{ts,tsx,mjs}'], rules: { 'site/plain-english': 'error' } },
    { files: ['**/*.{ts,tsx}'], rules: typescript },

    {
      // eslint-plugin-jsx-a11y's recommended rules.
      files: ['**/*.tsx'],
      rules: {
        'jsx-a11y/alt-text': 'error',
        'jsx-a11y/anchor-has-content': 'error',
        'jsx-a11y/anchor-is-valid': 'error',
        'jsx-a11y/aria-activedescendant-has-tabindex': 'error',
        'jsx-a11y/aria-props': 'error',
        'jsx-a11y/aria-proptypes': 'error',
        'jsx-a11y/aria-role': 'error',
        'jsx-a11y/aria-unsupported-elements': 'error',
        'jsx-a11y/autocomplete-valid': 'error',
        'jsx-a11y/click-events-have-key-events': 'error',
        'jsx-a11y/heading-has-content': 'error',
        'jsx-a11y/html-has-lang': 'error',
        'jsx-a11y/iframe-has-title': 'error',
        'jsx-a11y/img-redundant-alt': 'error',
        'jsx-a11y/interactive-supports-focus': [
          'error',
          { tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'] },
        ],
        'jsx-a11y/label-has-associated-control': 'error',
        'jsx-a11y/media-has-caption': 'error',
        'jsx-a11y/mouse-events-have-key-events': 'error',
        'jsx-a11y/no-access-key': 'error',
        'jsx-a11y/no-autofocus': 'error',
        'jsx-a11y/no-distracting-elements': 'error',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': [
          'error',
          { tr: ['none', 'presentation'], canvas: ['img'] },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          {
            handlers: [
              'onClick',
              'onError',
              'onLoad',
              'onMouseDown',
              'onMouseUp',
              'onKeyPress',
              'onKeyDown',
              'onKeyUp',
            ],
            alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
            body: ['onError', 'onLoad'],
            dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
            iframe: ['onError', 'onLoad'],
            img: ['onError', 'onLoad'],
          },
        ],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          {
            ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
            ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
            li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
            table: ['grid'],
            td: ['gridcell'],
            fieldset: ['radiogroup', 'presentation'],
          },
        ],
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { tags: [], roles: ['tabpanel'], allowExpressionValues: true },
        ],
        'jsx-a11y/no-redundant-roles': 'error',
        'jsx-a11y/no-static-element-interactions': [
          'error',
          {
            allowExpressionValues: true,
            handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
          },
        ],
        'jsx-a11y/role-has-required-aria-props': 'error',
        'jsx-a11y/role-supports-aria-props': 'error',
        'jsx-a11y/scope': 'error',
        'jsx-a11y/tabindex-no-positive': 'error',
      },
    },
    {
      files: ['api/**', 'deploy/**', 'shell/host/**', 'shell/releases/**', 'shared/object-store/**'],
      rules: { 'typescript/unbound-method': 'error' },
    },
    {
      // Only code with React: the function `use` of Playwright's fixtures is not a hook.
      files: ['mf-*/**', 'shell/src/**', 'shared/{forms,runtime,shop,staff,testing,ui}/**'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        // The lints of the React compiler.
        'react/error-boundaries': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
      },
    },
    {
      // Fastify types the body of an injected response as `any`, and the test's expectation checks it.
      // Calls that must not compile have no type.
      files: ['api/**/*.spec.ts', 'api/test/**', 'shared/runtime/src/api-client.spec.ts'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: ['{mf-*,shell/src,shared}/**/*.spec.{ts,tsx}'],
      excludeFiles: ['**/*.alone.spec.{ts,tsx}'],
      rules: {
        'site/restricted-syntax': [
          'error',
          {
            selector:
              'Program > :matches(VariableDeclaration, ExpressionStatement) CallExpression[callee.object.name="jest"][callee.property.name="spyOn"]:not(:function CallExpression)',
            message:
              'Expected spies that begin in a hook or a test, found one at module level: call jest.spyOn in beforeEach, because a whole run imports all specs of the package first.',
          },
        ],
      },
    },
    {
      files: ['{mf-*,shell/src,shared/{kernel,forms,runtime,shop,staff,ui}}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.spec.{ts,tsx}'],
      rules: {
        'site/restricted-syntax': [
          'error',
          {
            selector: 'Identifier[name=/^(local|session)Storage$/]',
            message:
              'Expected storage access through @site/runtime, found the global: use readStorage and writeStorage, because blocked storage throws on access.',
          },
          {
            selector:
              ':matches(Program, ExportNamedDeclaration) > VariableDeclaration NewExpression[callee.object.name="Intl"]:not(:function NewExpression)',
            message:
              'Expected Intl objects created on first use, found one at module level: create it in a function, because the first one blocks a slow phone for 50 ms, or use formatNumber of the kernel.',
          },
          {
            selector:
              'JSXOpeningElement[name.name="form"]:not(:has(> JSXAttribute[name.name=/^(action|hidden)$/])):not(:has(> JSXAttribute[name.name="method"][value.value="dialog"]))',
            message:
              'Expected a form with an action or method="dialog", found neither: add method="dialog", so that a submit without scripts keeps the input.',
          },
        ],
      },
    },

    {
      files: [browserCode],
      excludeFiles: [...specs, ...serverSide],
      rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...newerStatics] },
    },
    { files: ['**/*.tsx'], excludeFiles: specs, rules: { 'site/loose-text': 'error' } },
    ...boundaries,
  ],
};
