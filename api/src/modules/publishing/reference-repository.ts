import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { categories, products } from '../../tables/catalog-tables.ts';
import { documents } from '../../tables/document-tables.ts';
import { faqItems, isShown } from '../../tables/faq-tables.ts';
import { mediaFiles } from '../../tables/media-tables.ts';
import { pages } from '../../tables/page-tables.ts';
import { partners } from '../../tables/partner-tables.ts';
import { projects } from '../../tables/project-tables.ts';

/** Reference kinds of documents and the columns that hold their values. */
const columns = {
  product: products.article,
  category: categories.slug,
  document: documents.slug,
  faq: faqItems.group_code,
  project: projects.slug,
  city: partners.city_slug,
  partner: partners.slug,
  page: pages.path,
  photograph: mediaFiles.name,
} as const;
export type ReferenceKind = keyof typeof columns;

const isPhotograph = eq(mediaFiles.kind, 'photo');

export class ReferenceRepository {
  constructor(private readonly db: Db) {}

  async known(kind: ReferenceKind, values: string[]): Promise<ReadonlySet<string>> {
    const column = columns[kind];
    const rows = await this.db
      .selectDistinct({ value: column })
      .from(column.table)
      .where(and(inArray(column, values), kind === 'faq' ? isShown : kind === 'photograph' ? isPhotograph : undefined));
    return new Set(rows.map(({ value }) => value));
  }

  /** Returns the names that are no photographs of the library; the others stay there until the end of the transaction. */
  async missingPhotographs(names: string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const kept = await this.db
      .select({ name: mediaFiles.name })
      .from(mediaFiles)
      .where(and(inArray(mediaFiles.name, names), isPhotograph))
      .for('key share');
    return names.filter((name) => !kept.some((one) => one.name === name));
  }

  async isFaqShown(group: string): Promise<boolean> {
    const shown = sql`jsonb_path_exists(${pages.blocks}, '$[*] ? (@.type == "faq" && @.group == $group)', jsonb_build_object('group', ${group}::text))`;
    const [page] = await this.db.select({ path: pages.path }).from(pages).where(shown).limit(1);
    return page !== undefined;
  }
}
