import { createServer } from 'node:net';
import { runClosers } from '@site/kernel/closing';
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import { whenDatabaseAnswers } from './db/availability.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { bringContent } from './db/bring-content.ts';
import { countDemoAccounts, seedIfEmpty } from './db/seed.ts';
import { startSweeps } from './sweeping.ts';

/**
 * Fails when the port is taken, before the database is touched: two processes in one embedded database would spoil it.
 */
const requireFreePort = ({ API_PORT, API_HOST }: Config) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(API_PORT, API_HOST, () => probe.close(() => resolve()));
  });

/** Their numbers stand in README: whoever owns one of them would be let in as another. */
async function refuseDemoAccounts({ db, close }: Database) {
  const count = await countDemoAccounts(db);
  if (!count) return;
  await close();
  throw new ConfigError(
    `The database holds ${count} demonstration accounts, and production is to have none. Give DATABASE_URL (or DATA_DIR) of another database: an empty one is filled without them.`,
  );
}

/** Containers are killed 10 s after they were told to end. */
const CLOSING = 8_000;

/** Opens the database and answers at the port of the settings. A ConfigError says what the settings must not be. */
export async function start(config: Config) {
  await requireFreePort(config);
  const production = config.NODE_ENV === 'production';
  const database = await openDatabase(config);
  const applied = await whenDatabaseAnswers(
    () => migrate(database),
    () => process.stderr.write('The database does not answer yet: waiting for it\n'),
  );
  const seeded = await seedIfEmpty(database.db, new Date(), { demo: !production });
  const content = seeded ? undefined : await bringContent(database.db, new Date());
  if (production) await refuseDemoAccounts(database);
  const app = await buildApp(config, { database });
  if (applied.length) app.log.info({ applied }, 'migrations applied');
  if (seeded) app.log.info({ ms: seeded.ms, products: seeded.products }, 'database seeded');
  if (content?.brought.length) app.log.info({ addresses: content.brought }, 'new content of this version is live');
  if (content?.offered.length)
    app.log.info({ addresses: content.offered }, 'managers have changed these: the new content is offered to them');

  const sweeping = startSweeps(app);

  const stop = async (signal: string) => {
    app.log.info({ signal }, 'stopping');
    const errors = await runClosers(
      [() => Promise.all([app.close(), sweeping.stop()]), () => database.close()],
      CLOSING,
    );
    for (const error of errors) app.log.error({ err: error }, 'something has not closed');
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await app.listen({ port: config.API_PORT, host: config.API_HOST });
}
