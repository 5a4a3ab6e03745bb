import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'e2e/faults');
const patches = readdirSync(folder).filter((name) => name.endsWith('.patch'));

// `npm run faults` is long and rare: a change that a patch no longer fits must show here.
test.each(patches)('%s applies to the sources, and names an existing test file', (name) => {
  const { stderr } = spawnSync('git', ['apply', '--check', join(folder, name)], { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
  const [, runner, file] = /^Test: (\S+) (\S+)/m.exec(readFileSync(join(folder, name), 'utf8'))!;
  const place = { vitest: 'api', playwright: 'e2e' }[runner!] ?? '.';
  expect([file, existsSync(join(root, place, file!))]).toEqual([file, true]);
});
