import { createServer } from 'node:net';
import { runClosers } from '@site/kernel/closing';
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import { waitForDatabase } from './db/availability.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { countDemoAccounts } from './db/demo-accounts.ts';
import { hasDrawnProducts, missingContent } from './db/missing-content.ts';
import { recordLive } from './modules/publishing/record-live.ts';
import type { Demonstration } from './demonstration.ts';
import { explain } from './explain.ts';
import { PICTURES_FOLDER } from './modules/media/pictures.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import { openStore } from './store/open-store.ts';
import { StoreUnavailableError } from '@site/object-store/store-unavailable';
import { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';

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
    `The database holds ${count} demonstration accounts, which production must not have. Set DATABASE_URL (or DATA_DIR) to another database.`,
  );
}

/**
 * Whether any picture is stored. An unreachable store counts as filled, because the site works without its files. Rejects
 * when the store refuses the settings.
 */
async function hasStoredPictures(store: ObjectStore): Promise<boolean> {
  try {
    for await (const _picture of store.list(`${PICTURES_FOLDER}/`)) return true;
    return false;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError))
      throw new ConfigError(`The store of files does not work with these settings: ${explain(error)}`);
    process.stderr.write('The object store is not reachable: files are unavailable until it is\n');
    return true;
  }
}

/** A database filled in development has products that only the demonstration draws. */
async function refuseMissingPictures({ db, close }: Database, { DATA_DIR, S3_BUCKET }: Config, hasPictures: boolean) {
  if (hasPictures || !(await hasDrawnProducts(db))) return;
  await close();
  const [place, settings] = S3_BUCKET ? [`the bucket ${S3_BUCKET}`, 'S3_… settings'] : [DATA_DIR, 'DATA_DIR'];
  throw new ConfigError(
    `The database holds products of the demonstration, and ${place} has no pictures of them. Store them: node shared/programs/src/run.mjs api/demo/main.ts, in a checkout, with the DATABASE_URL and ${settings} of this API. To serve placeholders instead, store one file under ${PICTURES_FOLDER}/.`,
  );
}

/** The image has no folder `demo`: only development may load it. */
async function loadDemonstration(): Promise<Demonstration> {
  // oxlint-disable-next-line no-restricted-imports -- Outside of production only.
  const { demo } = await import('../demo/index.ts');
  return demo;
}

/** Shutdown deadline in ms. Containers are killed 10 s after SIGTERM. */
const SHUTDOWN_TIMEOUT = 8_000;

/** Opens the database and listens on the configured port. Throws a ConfigError when the settings do not allow it. */
export async function start(config: Config) {
  await requireFreePort(config);
  const production = config.NODE_ENV === 'production';
  const hasPictures = await hasStoredPictures(openStore(config));
  const database = await openDatabase(config);
  const applied = await waitForDatabase(
    () => migrate(database),
    () => process.stderr.write('The database is not reachable yet: waiting for it\n'),
  );
  const demo = production ? null : await loadDemonstration();
  const content = await demo?.bring(database.db, new Date());
  // Migrations may have changed documents.
  if (!content && applied.length) await database.db.transaction((tx) => recordLive(tx, new Date()));
  if (production) {
    await refuseDemoAccounts(database);
    await refuseMissingPictures(database, config, hasPictures);
  }
  const missing = await missingContent(database.db);
  const metrics = config.METRICS_PORT === undefined ? undefined : new Metrics(database);
  const app = await buildApp(config, { database, demo, metrics });
  if (applied.length) app.log.info({ applied }, 'migrations applied');
  if (content?.seeded) app.log.info(content.seeded, 'database seeded');
  if (missing.length) app.log.warn(`The site is empty, it has no ${missing.join(', ')}`);
  if (content?.brought.length) app.log.info({ addresses: content.brought }, 'new content of this version is live');
  if (content?.offered.length)
    app.log.info({ addresses: content.offered }, 'managers have changed these: the new content is offered as a draft');

  app.jobs.start();
  if (metrics) await serveMetrics(metrics, config);

  const stop = async (signal: string) => {
    app.log.info({ signal }, 'stopping');
    const errors = await runClosers([() => app.close(), () => database.close()], SHUTDOWN_TIMEOUT);
    for (const error of errors) app.log.error({ err: error }, 'a resource did not close');
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await app.listen({ port: config.API_PORT, host: config.API_HOST });
}
