/**
 * Prepares a demonstration for production, which does not load this package: fills an empty database without accounts,
 * and stores the pictures and videos in DATA_DIR or the bucket. A filled database stays as it is. Settings are those of the API.
 */
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { explain } from '../src/explain.ts';
import { openStore } from '../src/store/open-store.ts';
import { seedIfEmpty } from './seed.ts';
import { storeMedia } from './store-media.ts';

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const seeded = await seedIfEmpty(database.db, new Date(), { accounts: false });
    console.log(seeded ? `${seeded.products} products added` : 'The database is not empty: nothing was added');
    console.log(
      `${await storeMedia(database.db, openStore(config))} pictures stored in ${config.S3_URL ?? config.DATA_DIR}`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
