import { type CategoryPageData, PAGE_SIZE } from '@site/contracts/catalog';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { countProducts } from '@site/kernel/plurals';
import { LRUCache } from 'lru-cache';
import { problems } from '../../errors.ts';
import { sanitizeText } from '../../html/sanitize.ts';
import { categoryShareImage } from '../media/picture-urls.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { itemList } from '../seo/structured-data.ts';
import type { Visitor } from '../session/visitor.ts';
import type { CardRow } from './card-columns.ts';
import { type CatalogDeps, cardRows, toCardsInOrder } from './catalog-service.ts';
import { type CategoryTree, toCategory } from './category-service.ts';
import { buildFacets, facetDefinitions } from './facets.ts';
import { type RawQuery, readListState, withinPages } from './list-query.ts';
import { seesGuestCards } from './product-card.ts';

/** Category pages kept for guests: about 25 KB each. */
const MAX_GUEST_PAGES = 200;

type GuestPage = { tree: CategoryTree; version: string; ids: number[]; rows: CardRow[]; answer: PageResponse };

export class CatalogPages {
  private readonly guestPages = new LRUCache<string, GuestPage>({ max: MAX_GUEST_PAGES });

  constructor(private readonly deps: CatalogDeps & { seo: SeoBuilder }) {}

  async catalogPage(): Promise<PageResponse> {
    const { categories, seo } = this.deps;
    const tree = await categories.tree();
    return {
      seo: seo.build({
        title: 'Каталог автоматики и парковочного оборудования',
        description:
          'Приводы для ворот, шлагбаумы, болларды, турникеты, парковочные системы, контроль доступа и запасные части от производителя. Цены, наличие, документы.',
        h1: 'Каталог',
        path: paths.catalog(),
        crumbs: [{ name: 'Каталог', url: paths.catalog() }],
      }),
      content: [],
      pagedata: {
        kind: 'catalog',
        groups: tree.top.map((category) => ({ category, children: tree.children(category.id) })),
      },
    };
  }

  /**
   * Pages that show a guest's prices are made anew when the tree, the index or the rows have been read anew, and so are no
   * older than these.
   */
  async categoryPage(slug: string, query: RawQuery, visitor: Visitor): Promise<PageResponse> {
    const { repository, catalogIndex, categories, seo } = this.deps;
    const [tree, { index, version }] = await Promise.all([categories.tree(), catalogIndex.current()]);
    const row = tree.row(slug);
    if (!row) throw problems.notFound();
    const definitions = facetDefinitions(row.facets, tree.attributes);
    const state = readListState(query, definitions);
    const key = JSON.stringify([slug, state]);
    const kept = seesGuestCards(visitor) ? this.guestPages.get(key) : undefined;
    if (kept?.tree === tree && kept.version === version && kept.rows === (await cardRows(repository, kept.ids)))
      return kept.answer;

    const selection = index.select(row.id, state.filters);
    const pages = Math.ceil(selection.total / PAGE_SIZE);
    const { from, page } = withinPages(state, pages);
    const numbers = Array.from({ length: page - from + 1 }, (_, nth) => from + nth);
    const ids = numbers.flatMap((number) => selection.page(state.sort, number));
    const rows = await cardRows(repository, ids);
    const products = toCardsInOrder(ids, rows, visitor);
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
        jsonld: [itemList(products, (from - 1) * PAGE_SIZE + 1, seo)],
      }),
      content: [],
      pagedata,
    };
    if (seesGuestCards(visitor)) this.guestPages.set(key, { tree, version, ids, rows, answer: Object.freeze(answer) });
    return answer;
  }
}
