import { beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../site/packages.ts';
import { type Found, lint } from './testing/lint.ts';

/** Forbidden imports, with the file, the module and a part of the message. */
const violations: [title: string, file: string, module: string, message: string][] = [
  ['a new remote imports another', 'mf-sixth/src/page.ts', '../../mf-catalog/src/x.ts', 'no import of a remote'],
  ['a remote imports the shell', 'mf-sixth/src/page.ts', '../../shell/src/app/root.tsx', 'use @site/runtime'],
  ['a remote imports the API', 'mf-catalog/src/page.ts', '../../api/src/app.ts', 'over HTTP'],
  ['a remote imports the router', 'mf-catalog/src/page.ts', 'react-router-dom', 'Expected routing from @site/runtime'],
  ['a remote imports the shell’s runtime', 'mf-catalog/src/page.ts', '@site/runtime/shell', 'its entry for the shell'],
  ['the shell imports a remote', 'shell/src/app/x.ts', '../../../mf-content/src/x.ts', 'no import of a remote'],
  ['an error page imports a navigation', 'shell/src/errors/x.ts', '../navigation/links.ts', 'found one above'],
  ['the header imports the app', 'shell/src/layouts/header/x.tsx', '../../app/routes.tsx', 'found one above'],
  ['the document imports a page', 'shell/src/document/document.ts', '../pages/own-seo.ts', 'found one above'],
  ['an unlisted folder of the shell imports another', 'shell/src/new/x.ts', '../base/log.ts', 'found one above'],
  [
    'the API imports the design system',
    'api/src/x.ts',
    '@site/ui/button',
    'only kernel, contracts, kp-rules, kp-drawing, object-store, programs and traces',
  ],
  ['the design system imports contracts', 'shared/ui/src/x.ts', '@site/contracts/catalog', 'only the kernel'],
  ['a remote imports a schema', 'mf-catalog/src/page.ts', '@site/contracts/cart', 'a type import'],
  ['a remote imports zod', 'mf-catalog/src/page.ts', 'zod', 'a type import'],
  ['the shell imports a schema', 'shell/src/app/x.ts', '@site/contracts/page', 'a type import'],
  ['the shop imports a schema indirectly', 'shared/shop/src/x.ts', '@site/contracts/endpoints', 'a type import'],
  ['the contracts import the runtime', 'shared/contracts/src/x.ts', '@site/runtime', 'only kernel and contracts'],
  ['test helpers import the API', 'shared/testing/src/x.ts', '../../../api/src/app.ts', 'over HTTP'],
  ['the kernel imports the runtime', 'shared/kernel/src/x.ts', '@site/runtime', 'only kernel and contracts'],
  ['a remote imports Node', 'mf-catalog/src/page.ts', 'node:fs', 'Expected browser code'],
  [
    'a remote imports test helpers',
    'mf-catalog/src/page.ts',
    '@site/testing/render-page',
    'test helpers only in specs',
  ],
  ['the shell imports its host', 'shell/src/app/x.ts', '../../host/pages.ts', 'shell/src without the server'],
  ['the shell imports the store', 'shell/src/app/x.ts', '../../releases/store.ts', 'shell/src without the server'],
  ['the store imports the host', 'shell/releases/x.ts', '../host/pages.ts', 'no import of shell/host'],
  ['the store imports released code', 'shell/releases/x.ts', '../src/app/root.tsx', 'no import of shell/src'],
  ['the host imports released code', 'shell/host/x.ts', '../src/app/root.tsx', 'no import of shell/src'],
  ['the host imports React', 'shell/host/x.ts', 'react-dom/server', 'Expected code without React'],
  [
    'the host imports the design system',
    'shell/host/x.ts',
    '@site/ui/button',
    'only contracts, kernel, programs and traces in shell/host',
  ],
  ['a remote imports the object store', 'mf-catalog/src/page.ts', '@site/object-store/s3-store', 'call the API'],
  ['a remote imports the runner of programs', 'mf-catalog/src/page.ts', '@site/programs/program-args', 'call the API'],
  ['the runner of programs imports the kernel', 'shared/programs/src/x.ts', '@site/kernel/money', 'no other package'],
  ['the object store imports the kernel', 'shared/object-store/src/x.ts', '@site/kernel/money', 'no other package'],
  ['the API imports the shell', 'api/src/x.ts', '../../shell/host/pages.ts', 'no import of the shell'],
  ['the API imports its demonstration', 'api/src/x.ts', 'demo', 'without its demonstration'],
  ['the API’s commands import the demonstration', 'api/manage/x.ts', '../demo/seed.ts', 'without its demonstration'],
  ['the demonstration imports the shell', 'api/demo/x.ts', '../../shell/host/pages.ts', 'no import of the shell'],
  ['forms import the shop', 'shared/forms/src/x.ts', '@site/shop/cart', 'only layers below forms'],
  ['the runtime imports the design system', 'shared/runtime/src/x.ts', '@site/ui/button', 'only kernel and contracts'],
  ['the shop imports the router', 'shared/shop/src/x.ts', 'react-router-dom', 'Expected routing from @site/runtime'],
  ['the pages of the staff import the shop', 'shared/staff/src/x.ts', '@site/shop/cart', 'only forms and layers below'],
  ['the design system imports Node', 'shared/ui/src/x.ts', 'node:path', 'Expected browser code'],
  ['the rules import the runtime', 'shared/kp-rules/src/x.ts', '@site/runtime', 'only contracts and kernel'],
  ['the rules import a schema', 'shared/kp-rules/src/x.ts', '@site/contracts/cart', 'a type import'],
  ['the drawing imports the runtime', 'shared/kp-drawing/src/x.ts', '@site/runtime', 'only kp-rules and below'],
  ['the rules import React', 'shared/kp-rules/src/x.ts', 'react', 'Expected code without React'],
  ['the build preset imports the runtime', 'shared/federation/src/x.ts', '@site/runtime', 'only contracts'],
  ['traces import the contracts', 'shared/traces/src/x.ts', '@site/contracts/paths', 'only the kernel in traces'],
  ['a command imports a package', 'deploy/site/x.ts', '@site/ui/button', 'no import of a package'],
  [
    'a browser test imports the shell’s packages',
    'e2e/specs/x.ts',
    '@site/ui/button',
    'only contracts in browser tests',
  ],
];

const allowed: [file: string, module: string][] = [
  ['mf-catalog/src/page.ts', '@site/ui/button'],
  ['shell/src/app/x.ts', 'react-router-dom'],
  ['shell/src/app/x.ts', '../navigation/links.ts'],
  ['shell/src/layouts/header/x.tsx', '../footer/site-map-id.ts'],
  ['shell/src/server-rendering/x.ts', '../app/routes.tsx'],
  ['shell/src/server-rendering/x.ts', 'node:http'],
  ['shell/host/x.ts', '../releases/store.ts'],
  ['shell/releases/x.ts', '@site/object-store/s3-settings'],
  ['shared/object-store/src/x.ts', 'node:fs'],
  ['shared/shop/src/x.ts', '@site/forms/fields'],
  ['shared/staff/src/x.ts', '@site/forms/fields'],
  ['mf-catalog/src/page.ts', '@site/contracts/paths'],
  ['mf-catalog/src/routes.ts', '@site/contracts/remote'],
  ['api/src/x.ts', '@site/contracts/catalog'],
  ['api/src/x.ts', '@site/kp-rules/versions'],
  ['mf-kp-configurator/src/x.ts', '@site/kp-rules/versions'],
  ['api/src/x.ts', '@site/kp-drawing/plan'],
  ['api/src/x.spec.ts', '../demo/seed.ts'],
  ['api/demo/x.ts', '../src/app.ts'],
  ['shared/kp-drawing/src/x.ts', '@site/kp-rules/versions'],
  ['shared/kp-rules/src/x.ts', '@site/contracts/proposal-steps'],
];

/** The imports of each file, one per line. */
const imports = new Map<string, string[]>();
for (const [file, module] of [...violations.map(([, ...one]) => one), ...allowed])
  imports.set(file, [...(imports.get(file) ?? []), module]);
let found: Map<string, Found[]>;

beforeAll(async () => {
  const sources = [...imports].map(([file, modules]) => [
    file,
    modules.map((module, index) => `import { a${index} } from '${module}';\n`).join(''),
  ]);
  found = await lint(Object.fromEntries(sources) as Record<string, string>);
});

const messagesFor = (file: string, module: string): string[] =>
  found
    .get(file)!
    .filter(({ rule, line }) => rule === 'no-restricted-imports' && imports.get(file)![line - 1] === module)
    .map(({ text }) => text);

test.each(violations)('reports that %s', (_title, file, module, message) => {
  expect(messagesFor(file, module)).toEqual([expect.stringContaining(message)]);
});

test('reports types, exports and imports on demand as well', async () => {
  const ways = [
    (module: string) => `import type { A } from '${module}';`,
    (module: string) => `import { type B } from '${module}';`,
    (module: string) => `import '${module}';`,
    (module: string) => `export * from '${module}';`,
    (module: string) => `export type { C } from '${module}';`,
    (module: string) => `const later = () => import('${module}');`,
  ];
  const path = 'mf-sixth/src/page.ts';
  const source = ways.map((way) => way('../../mf-catalog/src/x.ts')).join('\n');
  const lines = (await lint({ [path]: source })).get(path)!.filter(({ rule }) => rule === 'no-restricted-imports');
  expect(lines.map(({ line }) => line).sort()).toEqual(ways.map((_, index) => index + 1));
});

test('tests every row of the package table', async () => {
  const text = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8');
  const table = text.split('## Packages, and what each may import')[1]!.split('\n## ')[0]!;
  const rows = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!.replace('*', ''));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !violations.some(([, file]) => file.startsWith(row)))).toEqual([]);
});

test.each(allowed)('allows %s to import %s', (file, module) => {
  expect(messagesFor(file, module)).toEqual([]);
});
