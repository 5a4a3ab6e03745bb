import type { FastifyInstance } from 'fastify';
import { settledWithin } from './settled-within.ts';

/** A process that stops waits no longer for a sweep: what it had begun is rolled back, and done by the next one. */
const PATIENCE = 5_000;

type Sweeping = Pick<FastifyInstance, 'sweeps' | 'log'>;

/** Runs each sweep in its period. One that takes longer than that is not run beside itself. */
export function startSweeps({ sweeps, log }: Sweeping) {
  const running = new Map<string, Promise<unknown>>();

  function sweep(name: string, run: () => Promise<unknown>) {
    if (running.has(name)) return;
    const ended = run()
      .catch((error: unknown) => log.error({ err: error }, `the sweep of ${name} failed`))
      .finally(() => running.delete(name));
    running.set(name, ended);
  }

  const timers = [...sweeps].map(([name, { run, every }]) => setInterval(sweep, every, name, run));
  return {
    /** Resolves when the sweeps that had begun have ended. */
    async stop() {
      timers.forEach(clearInterval);
      await settledWithin(PATIENCE, running.values());
    },
  };
}
