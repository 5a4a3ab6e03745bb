import type { CatalogMenu } from '@site/contracts/catalog-menu';
import { paths } from '@site/contracts/paths';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { Visitor } from '../session/visitor.ts';
import type { Guide } from './guide-repository.ts';

const HITS = 3;

export type CatalogMenuDeps = {
  catalog: Pick<CatalogService, 'popularOf'>;
  categories: Pick<CategoryService, 'tree'>;
  guides: () => Promise<Guide[]>;
};

export async function catalogMenu(
  { catalog, categories, guides }: CatalogMenuDeps,
  visitor: Visitor,
): Promise<CatalogMenu> {
  const tree = await categories.tree();
  const ids = tree.top.map(({ id }) => id);
  const [hits, articles] = await Promise.all([catalog.popularOf(ids, HITS, visitor), guides()]);
  const guideOf = new Map(articles.map(({ category_id, slug, title }) => [category_id, { slug, title }]));
  return {
    groups: tree.top.map(({ id, url }) => {
      const guide = guideOf.get(id);
      return {
        url,
        children: tree.children(id),
        hits: hits.get(id) ?? [],
        guide: guide ? { title: guide.title, url: paths.publication('articles', guide.slug) } : null,
      };
    }),
  };
}
