import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseDockerfile } from './dockerfile.ts';

const stages = parseDockerfile(readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8'));
const last = stages.at(-1)!;
const textOf = (stage: string, name: string) =>
  stages
    .find((one) => one.name === stage)!
    .instructions.filter((one) => one.name === name)
    .map(({ text }) => text);

test('skips comments and joins continued lines', () => {
  expect(parseDockerfile('# first\nFROM node AS base\nRUN one \\\n  two\n\nFROM base\nCMD ["x"]\n')).toEqual([
    { name: 'base', from: 'node', instructions: [{ name: 'RUN', text: 'one two' }] },
    { name: 'final', from: 'base', instructions: [{ name: 'CMD', text: '["x"]' }] },
  ]);
});

test('installs packages before the sources are copied, and only production packages for production', () => {
  for (const stage of ['build', 'production']) {
    const names = stages.find(({ name }) => name === stage)!.instructions.map(({ name, text }) => `${name} ${text}`);
    expect(names[0]).toBe('COPY --from=manifests /manifests ./');
    expect(names[1]).toMatch(/^RUN pnpm install .*--frozen-lockfile/);
  }
  expect(textOf('production', 'RUN')).toEqual([expect.stringContaining('--prod')]);
});

test('copies no demonstration into the image', () => {
  const sources = textOf(last.name, 'COPY')
    .filter((text) => !text.startsWith('--from='))
    .flatMap((text) => text.split(/\s+/).slice(0, -1));
  expect(sources).toContain('api/src');
  expect(sources.filter((source) => source === '.' || 'api/demo'.startsWith(source))).toEqual([]);
});

test('runs the image as an unprivileged user, with a health check', () => {
  const names = last.instructions.map(({ name }) => name);
  expect(textOf(last.name, 'USER')).toEqual(['node']);
  expect(names).toContain('HEALTHCHECK');
  const stageNames = stages.map(({ name }) => name);
  const copied = stages.flatMap(({ instructions }) =>
    instructions.flatMap(({ text }) => [...text.matchAll(/--from=(\S+)/g)].map(([, stage]) => stage)),
  );
  expect(stageNames).toEqual(expect.arrayContaining(copied));
});
