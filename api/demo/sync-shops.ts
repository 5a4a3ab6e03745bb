import { createHash } from 'node:crypto';
import { paths } from '@site/contracts/paths';
import { shopRows } from './tables.ts';
import { ShopRepository } from '../src/modules/partners/shop-repository.ts';
import { contentSeeds } from '../src/tables/publishing-tables.ts';
import { typographDeep } from '../src/text/typograph-deep.ts';
import type { Db } from '../src/db/database.ts';

/**
 * Adds the shops of this release and updates those that managers have not changed or closed, in the transaction of
 * `syncContent`. Returns their addresses on the page.
 */
export async function syncShops(tx: Db, known: ReadonlyMap<string, string>): Promise<string[]> {
  const repository = new ShopRepository(tx);
  const brought: string[] = [];
  for (const row of typographDeep([...shopRows])) {
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    const address = `${paths.whereToBuy()}#${row.slug}`;
    const before = known.get(address);
    if (before === hash) continue;
    await tx
      .insert(contentSeeds)
      .values({ address, hash })
      .onConflictDoUpdate({ target: contentSeeds.address, set: { hash } });
    const { partner, ...shop } = row;
    const partner_id = partner === undefined ? null : ((await repository.partnerId(partner)) ?? null);
    const here = await repository.find(row.slug);
    if (!here && before === undefined) await repository.add({ ...shop, partner_id });
    // Also covers a database seeded before `syncShops` existed: its shops are unedited too.
    else if (here && here.edited_at === null) await repository.change(row.slug, { ...shop, partner_id });
    else continue;
    brought.push(address);
  }
  return brought;
}
