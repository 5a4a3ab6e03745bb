import { type FaqDocument, nameOf } from '@site/contracts/content-documents';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { faqItems, isShown } from '../../../tables/faq-tables.ts';
import { toFaqDocuments } from '../document-rows.ts';

type Item = FaqDocument['items'][number];
type Row = Pick<typeof faqItems.$inferSelect, 'id' | 'question' | 'answer'>;

/**
 * Matches questions to their existing rows. The row id is the anchor on the page and holds the visitors' votes, so a
 * question keeps it when only the question or only the answer has changed. With both changed it is a new question.
 */
function rowsOfItems(items: readonly Item[], rows: readonly Row[]): Map<Item, Row> {
  const left = new Set(rows);
  const found = new Map<Item, Row>();
  for (const part of ['question', 'answer'] as const)
    for (const item of items) {
      const row = found.has(item) ? undefined : [...left].find((one) => one[part] === item[part]);
      if (!row) continue;
      found.set(item, row);
      left.delete(row);
    }
  return found;
}

export async function allFaqs(db: Db): Promise<FaqDocument[]> {
  return toFaqDocuments(
    await db.select().from(faqItems).where(isShown).orderBy(asc(faqItems.group_code), asc(faqItems.sort)),
  );
}

export async function showFaq(db: Db, { address, title, items }: FaqDocument): Promise<void> {
  const code = nameOf(address);
  const before = await db.select().from(faqItems).where(eq(faqItems.group_code, code)).orderBy(asc(faqItems.sort));
  const known = rowsOfItems(items, before);
  const kept = new Set([...known.values()].map(({ id }) => id));
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length) await db.delete(faqItems).where(inArray(faqItems.id, gone));
  for (const [sort, item] of items.entries()) {
    const row = {
      group_code: code,
      group_title: title,
      ...item,
      products: item.products ?? [],
      sort,
      is_withdrawn: false,
    };
    const id = known.get(item)?.id;
    if (id === undefined) await db.insert(faqItems).values(row);
    else await db.update(faqItems).set(row).where(eq(faqItems.id, id));
  }
}

export async function hideFaq(db: Db, address: string): Promise<void> {
  await db
    .update(faqItems)
    .set({ is_withdrawn: true })
    .where(eq(faqItems.group_code, nameOf(address)));
}
