import { createServer } from 'node:net';
import { runClosers } from '@site/kernel/closing';
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import { waitForDatabase } from './db/availability.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { syncContent } from './db/sync-content.ts';
import { countDemoAccounts, seedIfEmpty } from './db/seed.ts';
import { startSweeps } from './sweeping.ts';

/**
 * Rejects when the port is taken, before the database is opened: two processes would corrupt an embedded database.
 */
const requireFreePort = ({ API_PORT, API_HOST }: Config) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(API_PORT, API_HOST, () => probe.close(() => resolve()));
  });

/** The README publishes the demo phone numbers: the real owner of a number could log in to the demo account. */
async function refuseDemoAccounts({ db, close }: Database) {
  const count = await countDemoAccounts(db);
  if (!count) return;
  await close();
  throw new ConfigError(
    `The database holds ${count} demonstration accounts, which production must not have. Set DATABASE_URL (or DATA_DIR) to another database: an empty one is seeded without them.`,
  );
}

/** Shutdown deadline in ms. Containers are killed 10 s after SIGTERM. */
const SHUTDOWN_TIMEOUT = 8_000;

/** Opens the database and listens on the configured port. Throws a ConfigError when the settings do not allow it. */
export async function start(config: Config) {
  await requireFreePort(config);
  const production = config.NODE_ENV === 'production';
  const database = await openDatabase(config);
  const applied = await waitForDatabase(
    () => migrate(database),
    () => process.stderr.write('The database is not reachable yet: waiting for it\n'),
  );
  const seeded = await seedIfEmpty(database.db, new Date(), { demo: !production });
  const content = seeded ? undefined : await syncContent(database.db, new Date());
  if (production) await refuseDemoAccounts(database);
  const app = await buildApp(config, { database });
  if (applied.length) app.log.info({ applied }, 'migrations applied');
  if (seeded) app.log.info({ ms: seeded.ms, products: seeded.products }, 'database seeded');
  if (content?.brought.length) app.log.info({ addresses: content.brought }, 'new content of this version is live');
  if (content?.offered.length)
    app.log.info({ addresses: content.offered }, 'managers have changed these: the new content is offered as a draft');

  const sweeping = startSweeps(app);

  const stop = async (signal: string) => {
    app.log.info({ signal }, 'stopping');
    const errors = await runClosers(
      [() => Promise.all([app.close(), sweeping.stop()]), () => database.close()],
      SHUTDOWN_TIMEOUT,
    );
    for (const error of errors) app.log.error({ err: error }, 'a resource did not close');
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await app.listen({ port: config.API_PORT, host: config.API_HOST });
}
