import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { Metrics as ApiMetrics } from '../../api/src/metrics/metrics.ts';
import type { Database } from '../../api/src/db/database.ts';
import { Metrics as HostMetrics } from '../../shell/host/metrics.ts';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary?: string; action?: string };
}

const read = (file: string) => readFile(join(import.meta.dirname, file), 'utf8');
const rules = async () =>
  (parse(await read('rules.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);

/** Names of all series that a host and an API export, with those of their histograms. */
async function exported(): Promise<Set<string>> {
  const database = {
    db: { execute: () => Promise.reject(new Error('no database')) },
    connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
  } as unknown as Database;
  const texts = [await new HostMetrics(() => []).read(), (await new ApiMetrics(database).read()).text];
  const types = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]);
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : name,
    ),
  );
}

const missing = (expression: string, names: Set<string>) =>
  (expression.match(/\b(host|api)_\w+/g) ?? []).filter((name) => !names.has(name));

test('names only metrics that hosts and APIs export', async () => {
  const names = await exported();
  const unknown = (await rules()).flatMap(({ expr }) => missing(expr, names));
  expect(unknown).toEqual([]);
});

test('explains and tests each rule', async () => {
  const tests = await read('rules.test.yaml');
  for (const { alert, annotations } of await rules()) {
    expect([alert, annotations]).toEqual([alert, { summary: expect.any(String), action: expect.any(String) }]);
    expect(tests).toContain(`alertname="${alert}"`);
  }
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
(hasPromtool ? test.each : test.skip.each)([
  ['check', 'rules.yaml'],
  ['test', 'rules.test.yaml'],
])('passes promtool %s rules', (command, file) => {
  const { status, stdout, stderr } = spawnSync('promtool', [command, 'rules', file], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect([status, status ? stdout + stderr : '']).toEqual([0, '']);
});
