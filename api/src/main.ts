import { createServer } from 'node:net';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { seedIfEmpty } from './db/seed.ts';

/**
 * Fails when the port is taken, before the database is touched: two processes in one embedded database would spoil it.
 */
const requireFreePort = ({ API_PORT, API_HOST }: Config) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(API_PORT, API_HOST, () => probe.close(() => resolve()));
  });

const SWEEP_EVERY = 10 * 60_000;

async function start(config: Config) {
  await requireFreePort(config);
  const database = await openDatabase(config);
  const applied = await migrate(database);
  const seeded = await seedIfEmpty(database.db, new Date());
  const app = await buildApp(config, { database });
  if (applied.length) app.log.info({ applied }, 'migrations applied');
  if (seeded) app.log.info({ ms: seeded.ms, products: seeded.products }, 'database seeded');

  const sweep = () => {
    app.sweepOrders().catch((error: unknown) => app.log.error({ err: error }, 'the sweep of orders failed'));
    app.sweepStockNotices().catch((error: unknown) => app.log.error({ err: error }, 'notices of arrival failed'));
  };
  const sweeping = setInterval(sweep, SWEEP_EVERY);

  const stop = async (signal: string) => {
    app.log.info({ signal }, 'stopping');
    clearInterval(sweeping);
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await app.listen({ port: config.API_PORT, host: config.API_HOST });
}

/** What the person at the terminal can act on: one line for a setting or a taken port, the whole error otherwise. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the other process or set API_PORT.`;
  if (!(error instanceof Error)) return String(error);
  // A failed query's own message is the whole statement; the database says what was wrong with it in the cause.
  return error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : (error.stack ?? error.message);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
