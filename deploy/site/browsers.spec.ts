import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lint } from '../lint/testing/lint.ts';
import { root } from './packages.ts';

/** Resolves to the output of a program, regardless of its exit code. */
const output = (program: string, args: string[]) =>
  new Promise<string>((resolve) => {
    execFile(join(root, 'node_modules/.bin', program), args, { cwd: root }, (_, out) => resolve(out));
  });

test('reports platform APIs that a supported browser lacks, in lint', async () => {
  const lines = [
    'new URLPattern({})',
    "URL.canParse('')",
    "URL.parse('')",
    'AbortSignal.any([])',
    'Response.json({})',
    'crypto.randomUUID()',
    'requestIdleCallback(() => {})',
    "localStorage.getItem('')",
  ];
  const code = lines.map((line, index) => `export const v${index} = ${line};`).join('\n');
  const found = await lint({ 'mf-catalog/src/features/probe.ts': code });
  expect(
    found
      .get('mf-catalog/src/features/probe.ts')!
      .map(({ line }) => line)
      .sort(),
  ).toEqual(lines.map((_, index) => index + 1));
}, 60_000);

test('reports library functions that a supported browser lacks, in the type check', async () => {
  const lines = [
    '[2, 1].toSorted()',
    '[2, 1].toReversed()',
    '[2, 1].with(0, 3)',
    '[2, 1].toSpliced(0, 1)',
    'Object.groupBy([1], String)',
    'Promise.withResolvers()',
    'new Set([1]).union(new Set([2]))',
    'Array.fromAsync([])',
    'Iterator.from([])',
    "'x'.isWellFormed()",
  ];
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  const dir = await mkdtemp(join(root, 'node_modules/.cache/browsers-'));
  try {
    await writeFile(join(dir, 'probe.ts'), lines.map((line, index) => `export const v${index} = ${line};`).join('\n'));
    const config = { extends: join(root, 'tsconfig.browser.json'), include: ['probe.ts'], exclude: [] };
    await writeFile(join(dir, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions: { incremental: false } }));
    const found = await output('tsc', ['-p', dir, '--pretty', 'false']);
    expect([...found.matchAll(/probe\.ts\((\d+),/g)].map(([, line]) => Number(line))).toEqual(
      lines.map((_, index) => index + 1),
    );
  } finally {
    await rm(dir, { recursive: true });
  }
}, 60_000);
