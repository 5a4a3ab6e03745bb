import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { within } from './within.ts';

/**
 * How long a stopping process waits for a sweep, in ms. An unfinished item is rolled back and left to the next sweep.
 */
const STOP_TIMEOUT = 5_000;

type Sweeping = Pick<FastifyInstance, 'sweeps' | 'log'>;

/** Runs each sweep at its interval. A run is skipped while the previous one is in progress. */
export function startSweeps({ sweeps, log }: Sweeping, metrics?: Metrics) {
  const running = new Map<string, Promise<unknown>>();

  function sweep(name: string, run: () => Promise<unknown>) {
    if (running.has(name)) return;
    const ended = (metrics?.sweep(name, run) ?? run())
      .catch((error: unknown) => log.error({ err: error }, `the sweep of ${name} failed`))
      .finally(() => running.delete(name));
    running.set(name, ended);
  }

  const timers = [...sweeps].map(([name, { run, every }]) => setInterval(sweep, every, name, run));
  return {
    /** Resolves when the running sweeps have ended. */
    async stop() {
      timers.forEach(clearInterval);
      await within(STOP_TIMEOUT, Promise.allSettled(running.values()));
    },
  };
}
