import { COMPARE_LIMIT, type CompareGroup } from '@site/contracts/lists';
import type { PageResponse, PageAnswerOf } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService, CategoryTree } from '../catalog/category-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import { type Compared, compareRows } from './compare-rows.ts';
import type { ListService } from './list-service.ts';

export type ListPagesDeps = {
  lists: ListService;
  catalog: CatalogService;
  categories: CategoryService;
  seo: SeoBuilder;
};

const robots = 'noindex, nofollow';

function groupsOf(products: Compared[], tree: CategoryTree): CompareGroup[] {
  const order = [...tree.attributes.keys()];
  return tree.all.flatMap((category) => {
    const own = products
      .filter(({ category_id }) => tree.comparedIn(category_id)?.id === category.id)
      .slice(0, COMPARE_LIMIT);
    return own.length ? { category, products: own.map(({ card }) => card), rows: compareRows(own, order) } : [];
  });
}

export class ListPages {
  constructor(private readonly deps: ListPagesDeps) {}

  /** The comparison page. Prices are the viewer's, also in a shared comparison. */
  async compare(visitor: Visitor, shared: number[] | null): Promise<PageAnswerOf<'compare'>> {
    const { lists, catalog, categories, seo } = this.deps;
    const ids = shared ?? (await lists.ids(visitor)).compare_products;
    const [products, tree] = await Promise.all([catalog.compared(ids, visitor), categories.tree()]);
    return {
      seo: seo.build({
        title: 'Сравнение товаров',
        description: 'Характеристики выбранных товаров рядом: отличия, цены и\u00a0наличие.',
        h1: 'Сравнение товаров',
        path: paths.compare(),
        crumbs: [{ name: 'Сравнение', url: paths.compare() }],
        robots,
      }),
      content: [],
      pagedata: { kind: 'compare', groups: groupsOf(products, tree), shared: shared !== null },
    };
  }

  async wishlist(visitor: Visitor, token: string | null): Promise<PageResponse> {
    const { lists, catalog, seo } = this.deps;
    const shared = token === null ? null : await lists.shared(token);
    const ids = shared?.ids ?? (await lists.ids(visitor)).wishlist_products;
    const own = shared ? null : await lists.shareToken(visitor);
    return {
      seo: seo.build({
        title: 'Избранное',
        description: 'Товары, отложенные на\u00a0потом: цены и\u00a0наличие на\u00a0сегодня.',
        h1: 'Избранное',
        path: paths.wishlist(),
        crumbs: [{ name: 'Избранное', url: paths.wishlist() }],
        robots,
      }),
      content: [],
      pagedata: {
        kind: 'wishlist',
        // Newest first.
        products: await catalog.cardsByIds([...ids].reverse(), visitor),
        owner: shared?.owner ?? null,
        share_url: own && paths.sharedWishlist(own),
      },
    };
  }
}
