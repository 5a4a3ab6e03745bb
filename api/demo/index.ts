import type { Db } from '../src/db/database.ts';
import type { Demonstrated, Demonstration } from '../src/demonstration.ts';
import { contentSeeds } from '../src/tables/publishing-tables.ts';
import { demoAccounts, demoSecret } from './demo-accounts.ts';
import { draw } from './draw.ts';
import { seedIfEmpty } from './seed.ts';
import { videoFolder } from './store-media.ts';
import { syncContent } from './sync-content.ts';

export const demo: Demonstration = {
  bring,
  draw,
  videos: videoFolder,
  accounts: demoAccounts,
  secret: demoSecret,
};

async function bring(db: Db, now: Date): Promise<Demonstrated> {
  const seeded = await seedIfEmpty(db, now);
  const isOwn = !seeded && (await db.$count(contentSeeds)) > 0;
  return { seeded, ...(isOwn ? await syncContent(db, now) : { brought: [], offered: [] }) };
}
