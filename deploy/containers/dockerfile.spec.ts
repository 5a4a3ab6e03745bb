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

test('comments and lines that go on are read as an engine reads them', () => {
  expect(parseDockerfile('# first\nFROM node AS base\nRUN one \\\n  two\n\nFROM base\nCMD ["x"]\n')).toEqual([
    { name: 'base', from: 'node', instructions: [{ name: 'RUN', text: 'one two' }] },
    { name: 'final', from: 'base', instructions: [{ name: 'CMD', text: '["x"]' }] },
  ]);
});

test('packages are installed before sources come, and production has its own alone', () => {
  for (const stage of ['build', 'production']) {
    const names = stages.find(({ name }) => name === stage)!.instructions.map(({ name, text }) => `${name} ${text}`);
    expect(names[0]).toBe('COPY --from=manifests /manifests ./');
    expect(names[1]).toMatch(/^RUN pnpm install .*--frozen-lockfile/);
  }
  expect(textOf('production', 'RUN')).toEqual([expect.stringContaining('--prod')]);
});

test('the image runs as a user without rights, and says whether it is well', () => {
  const names = last.instructions.map(({ name }) => name);
  expect(textOf(last.name, 'USER')).toEqual(['node']);
  expect(names).toContain('HEALTHCHECK');
  const known = stages.map(({ name }) => name);
  const asked = stages.flatMap(({ instructions }) =>
    instructions.flatMap(({ text }) => [...text.matchAll(/--from=(\S+)/g)].map(([, stage]) => stage)),
  );
  expect(known).toEqual(expect.arrayContaining(asked));
});
