import { type CategoryPageData, PAGE_SIZE, type Product, type ProductCard } from '@site/contracts/catalog';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { LRUCache } from 'lru-cache';
import { normaliseArticle } from '@site/kernel/article';
import { siteDay } from '@site/kernel/dates';
import { problems } from '../../errors.ts';
import { countProducts } from '@site/kernel/plurals';
import { sanitizeText } from '../../html/sanitize.ts';
import { toDocument } from '../documents/document-card.ts';
import { categoryShareImage, explodedPicture, productGallery, productShareImage } from '../media/picture-urls.ts';
import type { Videos } from '../media/videos.ts';
import type { QuestionService } from '../questions/question-service.ts';
import { chosenLevel } from '../pricing/pricing-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { itemList, productData } from '../seo/structured-data.ts';
import type { Visitor } from '../session/visitor.ts';
import { toCategory, type CategoryService, type CategoryTree } from './category-service.ts';
import type { CardRow } from './card-columns.ts';
import type { CatalogIndexService } from './catalog-index/catalog-index-service.ts';
import { buildFacets, facetDefinitions } from './facets.ts';
import { type RawQuery, readListState, withinPages } from './list-query.ts';
import { seesGuestCards, toCard } from './product-card.ts';
import type { ProductRepository } from './product-repository.ts';

type Dependencies = {
  repository: ProductRepository;
  index: CatalogIndexService;
  categories: CategoryService;
  questions: QuestionService;
  seo: SeoBuilder;
  videos: Videos;
  now: () => Date;
};

const BOUGHT_TOGETHER = 8;
/** Category pages kept for guests: about 25 KB each. */
const MAX_GUEST_PAGES = 200;

const shownValue = ({ type, value }: { type: string; value: string }) => (type === 'flag' ? yesNo(value) : value);
const yesNo = (value: string) => (value === '1' || value === 'да' ? 'да' : 'нет');

export function createCatalogService({
  repository,
  index,
  categories,
  questions,
  seo,
  videos: videoFiles,
  now,
}: Dependencies) {
  const crumb = { name: 'Каталог', url: paths.catalog() };

  async function catalogPage(): Promise<PageResponse> {
    const tree = await categories.tree();
    return {
      seo: seo.build({
        title: 'Каталог автоматики и парковочного оборудования',
        description:
          'Приводы для ворот, шлагбаумы, болларды, турникеты, парковочные системы, контроль доступа и запасные части от производителя. Цены, наличие, документы.',
        h1: 'Каталог',
        path: paths.catalog(),
        crumbs: [crumb],
      }),
      content: [],
      pagedata: {
        kind: 'catalog',
        groups: tree.top.map((category) => ({ category, children: tree.children(category.id) })),
      },
    };
  }

  const cards = (rows: CardRow[], visitor: Visitor): ProductCard[] => rows.map((row) => toCard(row, visitor));

  const cardRows = async (ids: number[]): Promise<CardRow[]> =>
    ids.length === 0 ? [] : repository.cardsByIds([...ids].sort((a, b) => a - b));

  const inOrder = (ids: number[], found: ProductCard[]) => found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

  /** Returns cards in the order of the ids, without unpublished products. */
  const cardsByIds = async (ids: number[], visitor: Visitor): Promise<ProductCard[]> =>
    inOrder(ids, cards(await cardRows(ids), visitor));

  type GuestPage = { tree: CategoryTree; version: string; ids: number[]; rows: CardRow[]; answer: PageResponse };
  const guestPages = new LRUCache<string, GuestPage>({ max: MAX_GUEST_PAGES });

  /**
   * Pages that show a guest's prices are made anew when the tree, the index or the rows have been read anew, and so are no
   * older than these.
   */
  async function categoryPage(slug: string, query: RawQuery, visitor: Visitor): Promise<PageResponse> {
    const [tree, { index: facts, version }] = await Promise.all([categories.tree(), index.current()]);
    const row = tree.row(slug);
    if (!row) throw problems.notFound();
    const definitions = facetDefinitions(row.facets, tree.attributes);
    const state = readListState(query, definitions);
    const key = JSON.stringify([slug, state]);
    const kept = seesGuestCards(visitor) ? guestPages.get(key) : undefined;
    if (kept?.tree === tree && kept.version === version && kept.rows === (await cardRows(kept.ids))) return kept.answer;

    const selection = facts.select(row.id, state.filters);
    const pages = Math.ceil(selection.total / PAGE_SIZE);
    const { from, page } = withinPages(state, pages);
    const numbers = Array.from({ length: page - from + 1 }, (_, index) => from + index);
    const ids = numbers.flatMap((number) => selection.page(state.sort, number));
    const rows = await cardRows(ids);
    const products = inOrder(ids, cards(rows, visitor));
    const pagedata: CategoryPageData = {
      kind: 'category',
      category: toCategory(row),
      intro: row.intro,
      seo_text: from === 1 ? sanitizeText(row.seo_text) : '',
      children: tree.children(row.id),
      facets: buildFacets(definitions, selection, state.filters, row.products_count),
      products,
      total: selection.total,
      from,
      page,
      pages,
      sort: state.sort,
    };
    const plain = state.filters.length === 0 && state.sort === 'popular';
    const found = countProducts(row.products_count);
    const answer: PageResponse = {
      seo: seo.build({
        title: `${row.h1}: цены и\u00a0характеристики`,
        description: `${row.intro} В\u00a0каталоге ${found}: цены, наличие, документация.`,
        h1: row.h1,
        path: paths.category(slug),
        crumbs: tree.crumbs(row.id),
        page: from,
        image: categoryShareImage(slug),
        // Combinations of filters would be separate pages to a search engine.
        ...(!plain && { robots: 'noindex, follow' }),
        jsonld: [itemList(products, (from - 1) * PAGE_SIZE + 1, seo.absolute)],
      }),
      content: [],
      pagedata,
    };
    if (seesGuestCards(visitor)) guestPages.set(key, { tree, version, ids, rows, answer: Object.freeze(answer) });
    return answer;
  }

  async function productPage(slug: string, visitor: Visitor): Promise<PageResponse> {
    const row = await repository.bySlug(slug);
    if (!row) throw problems.notFound();
    const [tree, attributes, documents, relations, together, videos, asked, replaces, successor] = await Promise.all([
      categories.tree(),
      repository.attributesOf([row.id]),
      repository.documentsOf(row.id, siteDay(now())),
      repository.relationsOf(row.id),
      repository.boughtTogether(row.id, BOUGHT_TOGETHER),
      repository.videosOf(row.id),
      questions.published(row.id),
      repository.replacedBy(row.id),
      row.successor_id === null ? undefined : repository.cardById(row.successor_id),
    ]);
    const category = tree.byId(row.category_id);
    if (!category) throw problems.notFound();
    const cards = relations.map(({ kind, position, card }) => ({ kind, position, product: toCard(card, visitor) }));
    const parts = relations.filter(({ kind }) => kind === 'spare_part');
    const product: Product = {
      ...toCard(row, visitor),
      category,
      series: row.series,
      pictures: productGallery(row),
      videos: videos.flatMap((video) => videoFiles.view(video)),
      short_description: row.short_description,
      description: sanitizeText(row.description),
      attributes: attributes.map(({ code, label, type, value, group }) => ({
        code,
        label,
        group,
        value: shownValue({ type, value }),
      })),
      included_items: row.included_items,
      documents: documents.map(({ document }) => toDocument(document)),
      accessories: cards
        .filter(({ kind }) => kind === 'accessory' || kind === 'accessory_required')
        .map(({ kind, product: accessory }) => ({ product: accessory, required: kind === 'accessory_required' })),
      spare_parts: cards
        .filter(({ kind }) => kind === 'spare_part')
        .map(({ position, product: part }) => ({ product: part, position })),
      parts_picture: parts.length
        ? explodedPicture(
            row,
            parts.map(({ position, card }) => ({ position, picture_version: card.picture_version })),
          )
        : null,
      analogs: cards.filter(({ kind }) => kind === 'analog').map((relation) => relation.product),
      successor: successor ? toCard(successor, visitor) : null,
      replaces,
      questions: asked,
      warranty_months: row.warranty_months,
      old_articles: row.old_articles,
      bought_together: together.map((other) => toCard(other, visitor)),
      price_level: chosenLevel(visitor),
    };
    const image = productShareImage(row);
    return {
      seo: seo.build({
        title: row.name,
        description: `${row.name}, артикул ${row.article}. ${row.short_description}`,
        h1: row.name,
        path: paths.product(slug),
        crumbs: [...tree.crumbs(category.id), { name: row.name, url: paths.product(slug) }],
        image,
        type: 'product',
        jsonld: [productData(product, image, seo.brand, seo.absolute, now())],
      }),
      content: [],
      pagedata: { kind: 'product', product },
    };
  }

  return {
    catalogPage,
    categoryPage,
    productPage,
    drawingOf: repository.drawingOf,
    partDrawings: repository.partDrawings,
    /** Changes whenever a product or the category tree changes. */
    version: async () => (await index.current()).version,
    cardsByIds,
    async sparePartsOf(productId: number, limit: number, visitor: Visitor): Promise<ProductCard[]> {
      const relations = await repository.relationsOf(productId);
      const parts = relations.filter(({ kind }) => kind === 'spare_part').slice(0, limit);
      return parts.map(({ card }) => toCard(card, visitor));
    },
    async compared(ids: number[], visitor: Visitor) {
      if (ids.length === 0) return [];
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
    },
    /** Ids by normalised article (see `normaliseArticle`). Former articles resolve to their product. */
    async idsByArticle(keys: string[]): Promise<ReadonlyMap<string, number>> {
      const rows = keys.length ? await repository.byArticleKeys(keys) : [];
      const former = rows.flatMap(({ id, old_articles }) => old_articles.map((article) => [article, id] as const));
      const today = rows.map(({ id, article }) => [article, id] as const);
      return new Map([...former, ...today].map(([article, id]) => [normaliseArticle(article), id]));
    },
    async cardsByArticles(articles: string[], visitor: Visitor) {
      const found = cards(await repository.cardsByArticles(articles), visitor);
      return found.sort((a, b) => articles.indexOf(a.article) - articles.indexOf(b.article));
    },
    cardsByBadge: async (badge: 'new' | 'hit', limit: number, visitor: Visitor) =>
      cardsByIds((await index.current()).index.popularWith('badge', badge, limit), visitor),
    async popularOf(ids: readonly number[], limit: number, visitor: Visitor): Promise<Map<number, ProductCard[]>> {
      const { index: facts } = await index.current();
      const popular = ids.map((id) => [id, facts.select(id, []).page('popular', 1).slice(0, limit)] as const);
      const found = await cardsByIds(
        popular.flatMap(([, products]) => products),
        visitor,
      );
      return new Map(popular.map(([id, products]) => [id, found.filter((card) => products.includes(card.id))]));
    },
    async cardsOfCategory(slug: string, limit: number, visitor: Visitor) {
      const row = (await categories.tree()).row(slug);
      if (!row) return [];
      const ids = (await index.current()).index.select(row.id, []).page('popular', 1);
      return cardsByIds(ids.slice(0, limit), visitor);
    },
  };
}

export type CatalogService = ReturnType<typeof createCatalogService>;
