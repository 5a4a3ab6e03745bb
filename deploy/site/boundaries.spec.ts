import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

async function complaints(file: string, module: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import { something } from '${module}';\n\nsomething();\n`, {
    filePath: join(root, file),
  });
  return result!.messages
    .filter(({ ruleId }) => ruleId === '@typescript-eslint/no-restricted-imports')
    .map(({ message }) => message);
}

/** What is tried, in which file, what it imports, and the remedy that is named. */
const crossings: [what: string, file: string, module: string, remedy: string][] = [
  [
    'a remote that nobody has listed imports another',
    'mf-sixth/src/page.ts',
    '../../mf-catalog/src/x.ts',
    'Remotes meet through addresses',
  ],
  ['a remote imports the shell', 'mf-sixth/src/page.ts', '../../shell/src/app/root.tsx', 'use @site/runtime'],
  ['a remote imports the API', 'mf-catalog/src/page.ts', '../../api/src/app.ts', 'over HTTP'],
  ['a remote imports the router', 'mf-catalog/src/page.ts', 'react-router-dom', 'Import routing from @site/runtime'],
  ['a remote fills what only the shell fills', 'mf-catalog/src/page.ts', '@site/runtime/shell', 'For the shell only'],
  [
    'the shell imports a remote',
    'shell/src/app/x.ts',
    '../../../mf-content/src/x.ts',
    'Remotes meet through addresses',
  ],
  [
    'the API imports the design system',
    'api/src/x.ts',
    '@site/ui/button',
    'The API uses kernel, contracts, kp-rules and kp-drawing',
  ],
  ['the design system imports the wire', 'shared/ui/src/x.ts', '@site/contracts/catalog', 'knows the kernel alone'],
  ['a remote imports a schema', 'mf-catalog/src/page.ts', '@site/contracts/cart', 'Types only'],
  ['a remote imports zod', 'mf-catalog/src/page.ts', 'zod', 'Types only'],
  ['the shell imports a schema', 'shell/src/app/x.ts', '@site/contracts/page', 'Types only'],
  ['the shop imports a schema by way of another', 'shared/shop/src/x.ts', '@site/contracts/endpoints', 'Types only'],
  ['the contracts import the runtime', 'shared/contracts/src/x.ts', '@site/runtime', 'stand on nothing else'],
  ['test helpers import the API', 'shared/testing/src/x.ts', '../../../api/src/app.ts', 'over HTTP'],
  ['the kernel imports the runtime', 'shared/kernel/src/x.ts', '@site/runtime', 'stand on nothing else'],
  ['a remote imports Node', 'mf-catalog/src/page.ts', 'node:fs', 'runs in browsers'],
  ['a remote imports what tests use', 'mf-catalog/src/page.ts', '@site/testing/render-page', 'for specs'],
  ['the shell imports its host', 'shell/src/app/x.ts', '../../host/pages.ts', 'released and runs anywhere'],
  ['the shell imports the store', 'shell/src/app/x.ts', '../../releases/store.ts', 'released and runs anywhere'],
  ['the store imports the host', 'shell/releases/x.ts', '../host/pages.ts', 'stands below shell/host'],
  ['the store imports what is released', 'shell/releases/x.ts', '../src/app/root.tsx', 'by its files only'],
  ['the host imports what is released', 'shell/host/x.ts', '../src/app/root.tsx', 'by its files only'],
  ['the host imports React', 'shell/host/x.ts', 'react-dom/server', 'React belongs to releases'],
  ['the host imports the design system', 'shell/host/x.ts', '@site/ui/button', 'stands on contracts alone'],
  ['the API imports the shell', 'api/src/x.ts', '../../shell/host/pages.ts', 'Only the shell knows the shell'],
  ['forms import the shop', 'shared/forms/src/x.ts', '@site/shop/cart', 'nothing of the shop'],
  ['the runtime imports the design system', 'shared/runtime/src/x.ts', '@site/ui/button', 'no page’s parts'],
  ['the shop imports the router', 'shared/shop/src/x.ts', 'react-router-dom', 'Import routing from @site/runtime'],
  ['the design system imports Node', 'shared/ui/src/x.ts', 'node:path', 'runs in browsers'],
  ['the rules import the runtime', 'shared/kp-rules/src/x.ts', '@site/runtime', 'know contracts and kernel'],
  ['the rules import a schema', 'shared/kp-rules/src/x.ts', '@site/contracts/cart', 'Types only'],
  ['the drawing imports the runtime', 'shared/kp-drawing/src/x.ts', '@site/runtime', 'The drawing is pure'],
  ['the rules import React', 'shared/kp-rules/src/x.ts', 'react', 'React belongs to releases'],
  ['the build preset imports the runtime', 'shared/federation/src/x.ts', '@site/runtime', 'knows contracts alone'],
  ['a command imports a package', 'deploy/site/x.ts', '@site/ui/button', 'by their folders'],
  ['a browser test imports the shell’s packages', 'e2e/specs/x.ts', '@site/ui/button', 'by what it shows'],
];

test.each(crossings)('%s: refused, with the remedy', async (_what, file, module, remedy) => {
  expect(await complaints(file, module)).toEqual([expect.stringContaining(remedy)]);
});

test('every row of the table of packages is tried', async () => {
  const text = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8');
  const table = text.split('## Packages, and what each may import')[1]!.split('\n## ')[0]!;
  const rows = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!.replace('*', ''));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !crossings.some(([, file]) => file.startsWith(row)))).toEqual([]);
});

test.each([
  ['mf-catalog/src/page.ts', '@site/ui/button'],
  ['shell/src/app/x.ts', 'react-router-dom'],
  ['shell/src/server-rendering/x.ts', 'node:http'],
  ['shell/host/x.ts', '../releases/store.ts'],
  ['shared/shop/src/x.ts', '@site/forms/fields'],
  ['mf-catalog/src/page.ts', '@site/contracts/paths'],
  ['mf-catalog/src/routes.ts', '@site/contracts/remote'],
  ['api/src/x.ts', '@site/contracts/catalog'],
  ['api/src/x.ts', '@site/kp-rules/versions'],
  ['mf-kp-configurator/src/x.ts', '@site/kp-rules/versions'],
  ['api/src/x.ts', '@site/kp-drawing/plan'],
  ['shared/kp-drawing/src/x.ts', '@site/kp-rules/versions'],
  ['shared/kp-rules/src/x.ts', '@site/contracts/proposal-steps'],
])('%s may import %s', async (file, module) => {
  expect(await complaints(file, module)).toEqual([]);
});
