import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from '../src/db/migrate.ts';
import { seedIfEmpty } from '../src/db/seed.ts';
import { START } from './seeded-dump.ts';

const [, , file = 'seeded.tar'] = process.argv;
const client = await PGlite.create();
const db = drizzle(client);
await migrate({ db, runScript: async (sql) => void (await client.exec(sql)), close: () => client.close() });
await seedIfEmpty(db, START);
// Whoever opens the dump has no log to replay.
await client.exec('checkpoint');
await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
await client.close();
