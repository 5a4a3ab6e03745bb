import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { Metrics as ApiMetrics } from '../../api/src/metrics/metrics.ts';
import type { Database } from '../../api/src/db/database.ts';
import { Metrics as HostMetrics } from '../../shell/host/metrics.ts';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary?: string; action?: string };
}
interface Panel {
  targets: { expr: string }[];
}

const read = (file: string) => readFile(join(import.meta.dirname, file), 'utf8');
const rules = async () =>
  (parse(await read('rules.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
/** Expressions of the dashboard. Grafana replaces the interval by four times that of the scrapes. */
const dashboardQueries = async () =>
  (JSON.parse(await read('dashboard.json')) as { panels: Panel[] }).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')),
  );

/** Names of all series that a host and an API export, with those of their histograms. */
async function exported(): Promise<Set<string>> {
  const database = {
    db: { execute: () => Promise.reject(new Error('no database')) },
    connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
  } as unknown as Database;
  const texts = [await new HostMetrics(() => []).read(), await new ApiMetrics(database).registry.metrics()];
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
  const expressions = [...(await rules()).map(({ expr }) => expr), ...(await dashboardQueries())];
  expect(expressions.flatMap((expression) => missing(expression, names))).toEqual([]);
});

test('explains and tests each rule', async () => {
  const tests = await read('rules.test.yaml');
  for (const { alert, annotations } of await rules()) {
    expect([alert, annotations]).toEqual([alert, { summary: expect.any(String), action: expect.any(String) }]);
    expect(tests).toContain(`alertname="${alert}"`);
  }
});

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: import.meta.dirname, encoding: 'utf8' });
const withPromtool = promtool('--version').status === 0 ? test : test.skip;

interface Manifest {
  kind: string;
  metadata: { labels?: Record<string, string> };
  spec: { template: { metadata: Manifest['metadata']; spec: { containers: { ports: { name: string }[] }[] } } };
}
interface ScrapeConfig {
  relabel_configs: { source_labels: string[]; regex?: string; replacement?: string }[];
}

// Debian's promtool does not know Kubernetes, so that it does not check kubernetes.yaml.
test('finds the pods of hosts and APIs in Kubernetes, as the jobs that the rules name', async () => {
  const [scrape] = (parse(await read('kubernetes.yaml')) as { scrape_configs: ScrapeConfig[] }).scrape_configs;
  const [keep, job] = scrape!.relabel_configs;
  const jobs: string[] = [];
  for (const file of ['host.yaml', 'api.yaml']) {
    const documents = parseAllDocuments(await read(`../kubernetes/base/${file}`)).map((one) => one.toJS() as Manifest);
    const pod = documents.find(({ kind }) => kind === 'Deployment')!.spec.template;
    for (const { name } of pod.spec.containers.flatMap(({ ports }) => ports)) {
      const labels: Record<string, string> = { __meta_kubernetes_pod_container_port_name: name };
      for (const [label, value] of Object.entries(pod.metadata.labels!))
        labels[`__meta_kubernetes_pod_label_${label}`] = value;
      const joined = keep!.source_labels.map((label) => labels[label]).join(';');
      if (!new RegExp(`^(?:${keep!.regex})$`).test(joined)) continue;
      jobs.push(job!.replacement!.replace('$1', labels[job!.source_labels[0]!]!));
    }
  }
  expect(jobs).toEqual(['site-host', 'site-api']);
  for (const name of jobs) expect(await read('rules.yaml')).toContain(name);
});

withPromtool.each([
  ['check', 'config', 'prometheus.yaml'],
  ['check', 'config', 'compose.yaml'],
  ['test', 'rules', 'rules.test.yaml'],
])('passes promtool %s %s', (...args) => {
  const { status, stdout, stderr } = promtool(...args);
  expect([status, status ? stdout + stderr : '']).toEqual([0, '']);
});

withPromtool('has valid expressions in the dashboard', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dashboard-'));
  try {
    const rules = (await dashboardQueries()).map((expr, index) => ({ record: `panel_${index}`, expr }));
    await writeFile(join(folder, 'rules.yaml'), stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { status, stderr } = promtool('check', 'rules', join(folder, 'rules.yaml'));
    expect([status, stderr]).toEqual([0, '']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
