import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { categories, products } from '../../tables/catalog-tables.ts';
import { documents } from '../../tables/document-tables.ts';
import { faqItems, isShown } from '../../tables/faq-tables.ts';
import { mediaFiles } from '../../tables/media-tables.ts';
import { pages } from '../../tables/page-tables.ts';
import { partners } from '../../tables/partner-tables.ts';
import { projects } from '../../tables/project-tables.ts';
import type { NamedKind } from '../media/library/document-pictures.ts';

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
  video: mediaFiles.name,
  pdf: mediaFiles.name,
} as const;
export type ReferenceKind = keyof typeof columns;

/** Rows of a table that a reference may mean. */
const conditions: Partial<Record<ReferenceKind, SQL>> = {
  faq: isShown,
  photograph: inArray(mediaFiles.kind, ['photo', 'drawing']),
  video: eq(mediaFiles.kind, 'video'),
  pdf: eq(mediaFiles.kind, 'document'),
};

const namedKinds = { photo: 'photo', drawing: 'photo', video: 'video', document: 'pdf' } as const;

export class ReferenceRepository {
  constructor(private readonly db: Db) {}

  async known(kind: ReferenceKind, values: string[]): Promise<ReadonlySet<string>> {
    const column = columns[kind];
    const rows = await this.db
      .selectDistinct({ value: column })
      .from(column.table)
      .where(and(inArray(column, values), conditions[kind]));
    return new Set(rows.map(({ value }) => value));
  }

  /** Returns the names that are not in the library; the others stay there until the end of the transaction. */
  async missingMedia(named: readonly { file: string; kind: NamedKind }[]): Promise<string[]> {
    if (named.length === 0) return [];
    const names = named.map(({ file }) => file);
    const kept = await this.db
      .select({ file: mediaFiles.name, kind: mediaFiles.kind })
      .from(mediaFiles)
      .where(inArray(mediaFiles.name, names))
      .for('key share');
    const isKept = ({ file, kind }: (typeof named)[number]) =>
      kept.some((one) => one.file === file && namedKinds[one.kind] === kind);
    return named.filter((one) => !isKept(one)).map(({ file }) => file);
  }

  async isFaqShown(group: string): Promise<boolean> {
    const shown = sql`jsonb_path_exists(${pages.blocks}, '$[*] ? (@.type == "faq" && @.group == $group)', jsonb_build_object('group', ${group}::text))`;
    const [page] = await this.db.select({ path: pages.path }).from(pages).where(shown).limit(1);
    return page !== undefined;
  }
}
