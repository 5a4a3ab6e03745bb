import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

async function complaints(file: string, module: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import { something } from '${module}';\n\nsomething();\n`, { filePath: join(root, file) });
  return result!.messages.filter(({ ruleId }) => ruleId === '@typescript-eslint/no-restricted-imports').map(({ message }) => message);
}

describe('an import across a boundary is refused, with the remedy', () => {
  test.each([
    ['a remote that nobody has listed imports another', 'mf-sixth/src/page.ts', '../../mf-catalog/src/x.ts', 'Remotes meet through addresses'],
    ['a remote imports the shell', 'mf-sixth/src/page.ts', '../../shell/src/app/root.tsx', 'use @site/runtime'],
    ['a remote imports the API', 'mf-catalog/src/page.ts', '../../api/src/app.ts', 'over HTTP'],
    ['a remote imports the router', 'mf-catalog/src/page.ts', 'react-router-dom', 'Import routing from @site/runtime'],
    ['a remote fills what only the shell fills', 'mf-catalog/src/page.ts', '@site/runtime/shell', 'For the shell only'],
    ['the shell imports a remote', 'shell/src/app/x.ts', '../../../mf-content/src/x.ts', 'Remotes meet through addresses'],
    ['the API imports the design system', 'api/src/x.ts', '@site/ui/button', 'The API uses kernel, contracts and kp-rules'],
    ['the design system imports the wire', 'shared/ui/src/x.ts', '@site/contracts/catalog', 'knows the kernel alone'],
    ['the kernel imports the runtime', 'shared/kernel/src/x.ts', '@site/runtime', 'stand on nothing else'],
    ['a browser test imports the shell’s packages', 'e2e/specs/x.ts', '@site/ui/button', 'by what it shows'],
  ])('%s', async (_what, file, module, remedy) => {
    expect(await complaints(file, module)).toEqual([expect.stringContaining(remedy)]);
  });
});

test.each([
  ['mf-catalog/src/page.ts', '@site/ui/button'],
  ['shell/src/app/x.ts', 'react-router-dom'],
  ['api/src/x.ts', '@site/contracts/catalog'],
])('%s may import %s', async (file, module) => {
  expect(await complaints(file, module)).toEqual([]);
});
