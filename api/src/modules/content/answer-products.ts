import { paths } from '@site/contracts/paths';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { Visitor } from '../session/visitor.ts';

/** Adds links to the products of each answer. Products that are not on the site are omitted. */
export async function withProducts<Item extends { products?: string[] | undefined }>(
  catalog: Pick<CatalogService, 'cardsByArticles'>,
  items: Item[],
  visitor: Visitor,
) {
  const articles = [...new Set(items.flatMap(({ products = [] }) => products))];
  const cards = articles.length ? await catalog.cardsByArticles(articles, visitor) : [];
  return items.map(({ products: about = [], ...item }) => {
    const products = cards
      .filter(({ article }) => about.includes(article))
      .map(({ name, slug }) => ({ name, url: paths.product(slug) }));
    return { ...item, ...(products.length > 0 && { products }) };
  });
}
