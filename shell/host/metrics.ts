import { finished } from 'node:stream';
import { apiCalls } from '@site/contracts/path-prefixes';
import type { RenderedPage } from '@site/contracts/renderer';
import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../releases/config.ts';
import type { Live } from '../releases/live.ts';
import { Overloaded, PageStopped } from '../releases/renderer-errors.ts';

/** In seconds. A page takes 8 s at most, an upload minutes. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Fewer, because each kind of page of each live version has its own. */
const RENDER_BUCKETS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];

/** Older shells do not name the page. */
const UNNAMED = { remote: 'unknown', version: '', page: '' };

/** Metrics of one host in the text format of Prometheus: durations in seconds. No label contains a visitor's input. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = new Histogram({
    name: 'host_request_duration_seconds',
    help: 'Time until a response has ended, by kind (page, api, file, other) and status, "aborted" if its connection closed before',
    labelNames: ['kind', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: this.registers,
  });
  private readonly renders = new Histogram({
    name: 'host_render_duration_seconds',
    help: 'Time of a page in queue and renderer, by live version and kind of page. Outcome "failed": status 500 or more.',
    labelNames: ['remote', 'version', 'page', 'outcome'],
    buckets: RENDER_BUCKETS,
    registers: this.registers,
  });
  private readonly unrendered = new Counter({
    name: 'host_unrendered_pages_total',
    help: 'Pages without a rendering, by reason: overloaded (the queue is full), stopped (it stops renderers) or failed',
    labelNames: ['reason'],
    registers: this.registers,
  });
  readonly guestPages = new Counter({
    name: 'host_guest_pages_total',
    help: 'Pages of guests by result: fresh or stale from the cache, or rendered, for this guest or concurrent ones',
    labelNames: ['result'],
    registers: this.registers,
  });
  readonly incidents = new Counter({
    name: 'host_incidents_total',
    help: 'Incidents by remote and kind: reported, killed (with its renderer), quarantined (a kill that ends in quarantine)',
    labelNames: ['remote', 'kind'],
    registers: this.registers,
  });
  readonly switches = new Counter({
    name: 'host_switches_total',
    help: 'Changes of the live compositions or their shares of visitors. The start counts as one.',
    registers: this.registers,
  });
  readonly rollbacks = new Counter({
    name: 'host_rollbacks_total',
    help: 'Activations that the release watch of this host has taken back; other hosts do not count the same one',
    registers: this.registers,
  });
  private readonly pools: Live['pools'];

  /** `pools` returns the pools of the live compositions. Called at each scrape. */
  constructor(pools: Live['pools']) {
    this.pools = pools;
    collectDefaultMetrics({ register: this.registry, prefix: 'host_' });
    this.addPools('host_render_queue', 'Pages that wait for a renderer, by live composition', ({ waiting }) => waiting);
    this.addPools(
      'host_responding_renderers',
      'Renderers that respond, by live composition',
      ({ responding }) => responding,
    );
  }

  /** Measures every request of the app. Call it before the routes are registered. */
  observe(app: FastifyInstance): void {
    app.addHook('onRequest', async ({ routeOptions }, reply) => {
      // Unlike `onResponse`, also called when the visitor has disconnected.
      finished(reply.raw, (error) => {
        const status = error ? 'aborted' : reply.statusCode;
        this.requests.observe({ kind: kindOf(routeOptions.url), status }, reply.elapsedTime / 1000);
      });
    });
  }

  rendered({ name, status }: RenderedPage, ms: number): void {
    const { remote, version, page } = name ?? UNNAMED;
    this.renders.observe({ remote, version, page, outcome: status < 500 ? 'done' : 'failed' }, ms / 1000);
  }

  notRendered(error: unknown): void {
    const reason = error instanceof Overloaded ? 'overloaded' : error instanceof PageStopped ? 'stopped' : 'failed';
    this.unrendered.inc({ reason });
  }

  /** Returns all metrics. Series of versions that are no longer live are removed, so that swaps do not add up. */
  async read(): Promise<string> {
    const live = new Set(
      this.pools().flatMap(({ composition: { shell, remotes } }) =>
        [shell, ...remotes].map(({ name, version }) => `${name} ${version}`),
      ),
    );
    for (const { metricName, labels } of (await this.renders.get()).values)
      if (metricName?.endsWith('_count') && labels.version && !live.has(`${labels.remote} ${labels.version}`))
        this.renders.remove(labels);
    return this.registry.metrics();
  }

  private addPools(name: string, help: string, valueOf: (pool: ReturnType<Live['pools']>[number]) => number) {
    const { pools, registers } = this;
    new Gauge({
      ...{ name, help, labelNames: ['composition'], registers },
      collect() {
        this.reset();
        for (const pool of pools()) this.set({ composition: pool.id }, valueOf(pool));
      },
    });
  }
}

/** Kind of a request by the pattern of its route. */
export function kindOf(route = ''): 'page' | 'api' | 'file' | 'other' {
  if (route === '/*') return 'page';
  if (apiCalls.some((prefix) => route === prefix || route.startsWith(`${prefix}/`))) return 'api';
  return route.endsWith('/*') || /\.\w+$/.test(route) ? 'file' : 'other';
}

/** Serves `GET /metrics` on a port of its own, which the proxy does not publish. */
export async function serveMetrics(metrics: Metrics, { METRICS_HOST, METRICS_PORT }: Config): Promise<FastifyInstance> {
  const server = Fastify();
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.read()),
  );
  await server.listen({ host: METRICS_HOST, port: METRICS_PORT });
  return server;
}
