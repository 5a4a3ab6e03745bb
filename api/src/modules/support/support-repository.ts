import { normaliseArticle } from '@site/kernel/article';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DocumentKind } from '@site/contracts/support-lists';
import type { SupportQuery } from '@site/contracts/support';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { productDocuments, products } from '../../tables/catalog-tables.ts';
import { documents, isCurrent } from '../../tables/document-tables.ts';

/** Filter with the category's id; the URL contains its slug. */
export type DocumentFilter = Pick<SupportQuery, 'series' | 'language' | 'search'> & {
  kind?: DocumentKind | undefined;
  category?: number | undefined;
};

const orders: Record<SupportQuery['sort'], SQL[]> = {
  new: [desc(documents.updated_at), asc(documents.title)],
  old: [asc(documents.updated_at), asc(documents.title)],
  small: [asc(documents.size_bytes), asc(documents.id)],
  large: [desc(documents.size_bytes), asc(documents.id)],
  title: [asc(documents.title), asc(documents.id)],
};

/** Escapes the wildcards of LIKE. */

/**
 * Matches when all words are in the title, series or number, or in a product's name, or the whole text in a product's
 * article.
 */
function matching(search: string): SQL | undefined {
  if (!search) return undefined;
  const text = sql`replace(lower(${documents.title} || ' ' || ${documents.series} || ' ' || coalesce(${documents.number}, '')), 'ё', 'е')`;
  const words = search
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s\u00a0]+/);
  const inText = and(...words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`));
  const inName = and(
    ...words.map((word) => sql`article_key(p.name) like '%' || article_key(${escapeLike(word)}) || '%'`),
  );
  const article = normaliseArticle(search);
  return sql`(${inText} or exists (
    select from product_documents pd join products p on p.id = pd.product_id
    where pd.document_id = ${documents.id} and ${article} <> ''
      and (article_key(p.article) like ${`%${escapeLike(article)}%`}
        or ${inName}
        or article_keys(p.old_articles) && array[${article}])))`;
}

const shown = (today: string, { kind, category, series, language, search }: DocumentFilter) =>
  and(
    isCurrent(today),
    kind && eq(documents.kind, kind),
    category === undefined ? undefined : eq(documents.category_id, category),
    series ? eq(documents.series, series) : undefined,
    language && eq(documents.language, language),
    matching(search),
  );

type Range = { sort: SupportQuery['sort']; limit: number; offset: number };

export class SupportRepository {
  constructor(private readonly db: Db) {}

  list(today: string, filter: DocumentFilter, { sort, limit, offset }: Range) {
    return this.db
      .select()
      .from(documents)
      .where(shown(today, filter))
      .orderBy(...orders[sort])
      .limit(limit)
      .offset(offset);
  }

  count(today: string, filter: DocumentFilter) {
    return this.db.$count(documents, shown(today, filter));
  }

  /** Counts documents by kind, category, series and language. */
  choices(today: string) {
    return this.db
      .select({
        kind: documents.kind,
        category_id: documents.category_id,
        series: documents.series,
        language: documents.language,
        count: sql<number>`count(*)::int`,
      })
      .from(documents)
      .where(isCurrent(today))
      .groupBy(documents.kind, documents.category_id, documents.series, documents.language);
  }

  async productsOf(documentIds: number[]) {
    return documentIds.length
      ? this.db
          .select({ document_id: productDocuments.document_id, slug: products.slug, article: products.article })
          .from(productDocuments)
          .innerJoin(products, eq(products.id, productDocuments.product_id))
          .where(and(inArray(productDocuments.document_id, documentIds), eq(products.is_published, true)))
          .orderBy(asc(products.article))
      : [];
  }
}
