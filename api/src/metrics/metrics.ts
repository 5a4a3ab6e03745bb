import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { JobRepository, type QueueState } from '../jobs/job-repository.ts';

/** In seconds. Most calls take less than 50 ms; the database's own limit is 15 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Metrics of one process in the text format of Prometheus: durations in seconds, sizes in bytes. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'api_request_duration_seconds',
    help: 'Time until a response has ended, by the pattern of the route. Status "aborted": its connection closed before. Calls of a batch count on their own as well.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly sweeps = new Histogram({
    name: 'api_sweep_duration_seconds',
    help: 'Time of a sweep, by module and outcome (done or failed)',
    labelNames: ['module', 'outcome'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  constructor({ db, connections }: Database) {
    collectDefaultMetrics({ register: this.registry, prefix: 'api_' });
    if (connections) this.addConnections(connections);
    this.addJobs(new JobRepository(db));
  }

  /** Measures every request of the app. Call it before the routes are registered. */
  observe(app: FastifyInstance): void {
    app.addHook('onRequest', async ({ method, routeOptions: { url: route = 'none' } }, reply) => {
      // Unlike `onResponse`, also called when the client has disconnected.
      finished(reply.raw, (error) => {
        const status = error ? 'aborted' : reply.statusCode;
        this.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
      });
    });
  }

  /** Runs a sweep and measures it. */
  async sweep(module: string, run: () => Promise<unknown>): Promise<void> {
    const end = this.sweeps.startTimer({ module });
    await run().then(
      () => end({ outcome: 'done' }),
      (error: unknown) => {
        end({ outcome: 'failed' });
        throw error;
      },
    );
  }

  private addConnections(connections: NonNullable<Database['connections']>) {
    new Gauge({
      name: 'api_database_connections',
      help: 'Connections of the pool (busy, idle), and queries that wait for one (waiting)',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  }

  /** The database has one set of queues, which every process reports: aggregate them with `max`. */
  private addJobs(repository: JobRepository) {
    // One query for both gauges, which are collected together. Without the database there are no series.
    let asked: Promise<QueueState[]> | undefined;
    const states = () =>
      (asked ??= repository
        .states()
        .catch(() => [])
        .finally(() => (asked = undefined)));
    new Gauge({
      name: 'api_jobs',
      help: 'Jobs by queue: waiting until they are due or done, or failed at each try',
      labelNames: ['queue', 'state'],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { queue, waiting, failed } of await states()) {
          this.set({ queue, state: 'waiting' }, waiting);
          this.set({ queue, state: 'failed' }, failed);
        }
      },
    });
    new Gauge({
      name: 'api_jobs_oldest_seconds',
      help: 'How long the oldest job that is not done has been due, by queue; 0 without one',
      labelNames: ['queue'],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { queue, age } of await states()) this.set({ queue }, age);
      },
    });
  }
}
