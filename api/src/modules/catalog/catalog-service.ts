import type { ProductCard } from '@site/contracts/catalog';
import { normaliseArticle } from '@site/kernel/article';
import type { Visitor } from '../session/visitor.ts';
import type { CardRow } from './card-columns.ts';
import type { CatalogIndexService } from './catalog-index/catalog-index-service.ts';
import type { CategoryService } from './category-service.ts';
import { toCard } from './product-card.ts';
import type { ProductRepository } from './product-repository.ts';
import { shownValue } from './shown-value.ts';

export type CatalogDeps = {
  repository: ProductRepository;
  catalogIndex: CatalogIndexService;
  categories: CategoryService;
};

/** Reads card rows by ids in ascending order, so that lists of the same products share a cached read. */
export const cardRows = async (repository: ProductRepository, ids: number[]): Promise<CardRow[]> =>
  ids.length === 0 ? [] : repository.cardsByIds(ids.toSorted((a, b) => a - b));

/** Cards in the order of the ids. */
export const toCardsInOrder = (ids: number[], rows: CardRow[], visitor: Visitor): ProductCard[] =>
  rows.map((row) => toCard(row, visitor)).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

/** Products for lists, carts and blocks of other modules. */
export class CatalogService {
  constructor(private readonly deps: CatalogDeps) {}

  /** Differs after every change of a product or of the category tree, as of at most a second ago. */
  version(): Promise<string> {
    return this.deps.catalogIndex.version();
  }

  /** Loads the index, which takes seconds for a large catalogue. */
  async load(): Promise<void> {
    await this.deps.catalogIndex.current();
  }

  /** Returns cards in the order of the ids, without unpublished products. */
  async cardsByIds(ids: number[], visitor: Visitor): Promise<ProductCard[]> {
    return toCardsInOrder(ids, await cardRows(this.deps.repository, ids), visitor);
  }

  async cardsByArticles(articles: string[], visitor: Visitor): Promise<ProductCard[]> {
    const rows = await this.deps.repository.cardsByArticles(articles);
    return rows
      .map((row) => toCard(row, visitor))
      .sort((a, b) => articles.indexOf(a.article) - articles.indexOf(b.article));
  }

  async cardsByBadge(badge: 'new' | 'hit', limit: number, visitor: Visitor): Promise<ProductCard[]> {
    const { index } = await this.deps.catalogIndex.current();
    return this.cardsByIds(index.popularWith('badge', badge, limit), visitor);
  }

  async cardsOfCategory(slug: string, limit: number, visitor: Visitor): Promise<ProductCard[]> {
    const row = (await this.deps.categories.tree()).row(slug);
    if (!row) return [];
    const { index } = await this.deps.catalogIndex.current();
    return this.cardsByIds(index.select(row.id, []).page('popular', 1).slice(0, limit), visitor);
  }

  /** The most popular products of each category. */
  async popularOf(ids: readonly number[], limit: number, visitor: Visitor): Promise<Map<number, ProductCard[]>> {
    const { index } = await this.deps.catalogIndex.current();
    const popular = ids.map((id) => [id, index.select(id, []).page('popular', 1).slice(0, limit)] as const);
    const found = await this.cardsByIds(
      popular.flatMap(([, products]) => products),
      visitor,
    );
    return new Map(popular.map(([id, products]) => [id, found.filter((card) => products.includes(card.id))]));
  }

  async sparePartsOf(productId: number, limit: number, visitor: Visitor): Promise<ProductCard[]> {
    const relations = await this.deps.repository.relationsOf(productId);
    const parts = relations.filter(({ kind }) => kind === 'spare_part').slice(0, limit);
    return parts.map(({ card }) => toCard(card, visitor));
  }

  async compared(ids: number[], visitor: Visitor) {
    if (ids.length === 0) return [];
    const { repository } = this.deps;
    const [rows, attributes] = await Promise.all([repository.compared(ids), repository.attributesOf(ids)]);
    return rows
      .map(({ card, ...row }) => ({
        ...row,
        card: toCard(card, visitor),
        attributes: attributes
          .filter(({ product_id }) => product_id === card.id)
          .map(({ code, label, type, value }) => ({ code, label, value: shownValue({ type, value }) })),
      }))
      .sort((a, b) => ids.indexOf(a.card.id) - ids.indexOf(b.card.id));
  }

  /**
   * Products by normalised article (see `normaliseArticle`). Former articles resolve to their product. Withdrawn products
   * are included, unless a published one has the article.
   */
  async findByArticle(keys: string[]): Promise<ReadonlyMap<string, { id: number; is_published: boolean }>> {
    const rows = keys.length ? await this.deps.repository.byArticleKeys(keys) : [];
    const articlesOf = (published: boolean) => {
      const some = rows.filter(({ is_published }) => is_published === published);
      const former = some.flatMap((row) => row.old_articles.map((article) => [article, row] as const));
      return [...former, ...some.map((row) => [row.article, row] as const)];
    };
    return new Map(
      [...articlesOf(false), ...articlesOf(true)].map(([article, row]) => [normaliseArticle(article), row]),
    );
  }
}
