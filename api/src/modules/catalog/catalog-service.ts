import { type CategoryPageData, PAGE_SIZE, type Product, type ProductCard } from '@site/contracts/catalog';
import type { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { problems } from '../../errors.ts';
import { plural } from '../../plural.ts';
import { sanitizeText } from '../content/sanitize.ts';
import { toDocument } from '../documents/document-card.ts';
import { productGallery, productShareImage } from '../media/picture-urls.ts';
import type { SeoBuilder } from '../seo/seo.ts';
import { itemList, productData } from '../seo/structured-data.ts';
import type { Visitor } from '../session/visitor.ts';
import { toCategory, type CategoryService } from './category-service.ts';
import { buildFacets, facetDefinitions } from './facets.ts';
import { type RawQuery, readListState } from './list-query.ts';
import { toCard } from './product-card.ts';
import type { CardRow, ProductRepository } from './product-repository.ts';

type Dependencies = { repository: ProductRepository; categories: CategoryService; seo: SeoBuilder };

const shownValue = ({ type, value }: { type: string; value: string }) => (type === 'flag' ? yesNo(value) : value);
const yesNo = (value: string) => (value === '1' || value === 'да' ? 'да' : 'нет');

export function createCatalogService({ repository, categories, seo }: Dependencies) {
  const crumb = { name: 'Каталог', url: paths.catalog() };

  async function catalogPage(): Promise<PageAnswer> {
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

  async function categoryPage(slug: string, query: RawQuery, visitor: Visitor): Promise<PageAnswer> {
    const tree = await categories.tree();
    const row = tree.row(slug);
    if (!row) throw problems.notFound();
    const definitions = facetDefinitions(row.facets, tree.attributes);
    const state = readListState(query, definitions);
    const ranges = definitions.filter(({ type }) => type === 'range').map(({ code }) => code);
    const [list, counts] = await Promise.all([
      repository.list(row.id, state),
      repository.facets(
        row.id,
        definitions.map(({ code }) => code),
        ranges,
        state.filters,
      ),
    ]);
    if (state.page > 1 && list.rows.length === 0) throw problems.notFound();

    const products = list.rows.map((product) => toCard(product, visitor));
    const pagedata: CategoryPageData = {
      kind: 'category',
      category: toCategory(row),
      intro: row.intro,
      seo_text: state.page === 1 ? sanitizeText(row.seo_text) : '',
      children: tree.children(row.id),
      facets: buildFacets(definitions, counts, state.filters, row.products_count),
      products,
      total: list.total,
      page: state.page,
      pages: Math.ceil(list.total / PAGE_SIZE),
      sort: state.sort,
    };
    const plain = state.filters.length === 0 && state.sort === 'popular';
    const found = `${row.products_count}\u00a0${plural(row.products_count, ['товар', 'товара', 'товаров'])}`;
    return {
      seo: seo.build({
        title: `${row.h1}: цены и\u00a0характеристики`,
        description: `${row.intro} В\u00a0каталоге ${found}: цены, наличие, документация.`,
        h1: row.h1,
        path: paths.category(slug),
        crumbs: tree.crumbs(row.id),
        page: state.page,
        // Every mixture of filters would be a page of its own to a search engine.
        ...(!plain && { robots: 'noindex, follow' }),
        jsonld: [itemList(products, (state.page - 1) * PAGE_SIZE + 1, seo.absolute)],
      }),
      content: [],
      pagedata,
    };
  }

  async function productPage(slug: string, visitor: Visitor): Promise<PageAnswer> {
    const row = await repository.bySlug(slug);
    if (!row) throw problems.notFound();
    const [tree, attributes, documents, relations, successor] = await Promise.all([
      categories.tree(),
      repository.attributesOf(row.id),
      repository.documentsOf(row.id),
      repository.relationsOf(row.id),
      row.successor_id === null ? undefined : repository.cardById(row.successor_id),
    ]);
    const category = tree.byId(row.category_id);
    if (!category) throw problems.notFound();
    const cards = relations.map(({ kind, position, card }) => ({ kind, position, product: toCard(card, visitor) }));
    const product: Product = {
      ...toCard(row, visitor),
      category,
      series: row.series,
      pictures: productGallery(row),
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
      analogs: cards.filter(({ kind }) => kind === 'analog').map((relation) => relation.product),
      successor: successor ? toCard(successor, visitor) : null,
      warranty_months: row.warranty_months,
      old_articles: row.old_articles,
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
        jsonld: [productData(product, image, seo.brand, seo.absolute)],
      }),
      content: [],
      pagedata: { kind: 'product', product },
    };
  }

  const cards = (rows: CardRow[], visitor: Visitor): ProductCard[] => rows.map((row) => toCard(row, visitor));

  return {
    catalogPage,
    categoryPage,
    productPage,
    drawingOf: repository.drawingOf,
    async cardsByArticles(articles: string[], visitor: Visitor) {
      const found = cards(await repository.cardsByArticles(articles), visitor);
      return found.sort((a, b) => articles.indexOf(a.article) - articles.indexOf(b.article));
    },
    cardsByBadge: async (badge: 'new' | 'hit', limit: number, visitor: Visitor) =>
      cards(await repository.cardsByBadge(badge, limit), visitor),
    async cardsOfCategory(slug: string, limit: number, visitor: Visitor) {
      const row = (await categories.tree()).row(slug);
      if (!row) return [];
      const { rows } = await repository.list(row.id, { filters: [], sort: 'popular', page: 1 });
      return cards(rows.slice(0, limit), visitor);
    },
  };
}

export type CatalogService = ReturnType<typeof createCatalogService>;
