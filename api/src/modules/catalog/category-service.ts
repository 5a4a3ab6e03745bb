import type { Breadcrumb } from '@site/contracts/seo';
import type { Category } from '@site/contracts/site-data';
import { paths } from '@site/contracts/paths';
import { MAX_STALENESS, type Memo, memoize } from '../../db/memo.ts';
import { categoryPicture } from '../media/picture-urls.ts';
import type { CatalogIndexService } from './catalog-index/catalog-index-service.ts';
import type { AttributeRow, CategoryRepository, CategoryRow } from './category-repository.ts';

export const toCategory = (row: CategoryRow): Category => ({
  id: row.id,
  parent_id: row.parent_id,
  url: row.slug,
  name: row.name,
  image: { image: categoryPicture(row.slug) },
  products_count: row.products_count,
});

export type CategoryTree = {
  all: Category[];
  top: Category[];
  row: (slug: string) => CategoryRow | undefined;
  byId: (id: number) => Category | undefined;
  children: (id: number) => Category[];
  /** The top category above this one, or the category itself. */
  topOf: (id: number) => Category | undefined;
  /** The category within which products of this one are compared. */
  comparedIn: (id: number) => Category | undefined;
  crumbs: (id: number) => Breadcrumb[];
  attributes: ReadonlyMap<string, AttributeRow>;
};

function buildTree(rows: CategoryRow[], attributeRows: AttributeRow[]): CategoryTree {
  const all = rows.map(toCategory);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const byId = new Map(all.map((category) => [category.id, category]));
  const crumbs = (id: number): Breadcrumb[] => {
    const category = byId.get(id);
    if (!category) return [{ name: 'Каталог', url: paths.catalog() }];
    return [...crumbs(category.parent_id ?? 0), { name: category.name, url: paths.category(category.url) }];
  };
  const topOf = (id: number): Category | undefined => {
    const category = byId.get(id);
    return category && category.parent_id !== null ? topOf(category.parent_id) : category;
  };
  const comparedIn = (id: number): Category | undefined => {
    const category = byId.get(id);
    const isGroup = category && (category.parent_id === null || bySlug.get(category.url)?.compared_apart);
    return category && !isGroup ? comparedIn(category.parent_id!) : category;
  };
  return {
    all,
    top: all.filter((category) => category.parent_id === null),
    row: (slug) => bySlug.get(slug),
    byId: (id) => byId.get(id),
    children: (id) => all.filter((category) => category.parent_id === id),
    topOf,
    comparedIn,
    crumbs,
    attributes: new Map(attributeRows.map((row) => [row.code, row])),
  };
}

type CategoryDeps = { repository: CategoryRepository; catalogIndex: CatalogIndexService; now: () => Date };

export class CategoryService {
  /** The tree is small and equal for all visitors, so it is cached for five seconds like the site data. */
  readonly tree: Memo<CategoryTree>;

  constructor(private readonly deps: CategoryDeps) {
    this.tree = memoize(MAX_STALENESS, deps.now, () => this.readTree());
  }

  async top(): Promise<Category[]> {
    return (await this.tree()).top;
  }

  private async readTree(): Promise<CategoryTree> {
    const { repository, catalogIndex } = this.deps;
    const [rows, attributeRows, { index }] = await Promise.all([
      repository.visible(),
      repository.attributes(),
      catalogIndex.current(),
    ]);
    return buildTree(
      rows.map((row) => ({ ...row, products_count: index.sizeOf(row.id) })),
      attributeRows,
    );
  }
}
