import type { categories, productCategories, productRelations } from '../src/tables/catalog-tables.ts';
import { buildDocuments, writeDocuments } from './build-documents.ts';
import { comparedApart, seedCategories } from './categories.ts';
import { type BuiltProduct, buildProducts } from './products/build-products.ts';
import { accessories } from './products/index.ts';

type Relation = typeof productRelations.$inferInsert;
type CategoryInsert = typeof categories.$inferInsert;

const ANALOGS = 4;

function buildCategories(): CategoryInsert[] {
  const seoText = (name: string, intro: string) =>
    `<h2>${name}: как выбрать</h2><p>${intro}</p><p>Сравните модели по\u00a0главным параметрам, проверьте наличие и\u00a0документы или <a href="/about/contacts/">спросите инженера</a>: подбор бесплатный. Монтаж выполняют <a href="/partners/">авторизованные партнёры</a>.</p>`;
  return seedCategories.flatMap((top, index): CategoryInsert[] => {
    const id = (index + 1) * 100;
    const common = { intro: top.intro, facets: top.facets };
    return [
      {
        id,
        parent_id: null,
        slug: top.slug,
        name: top.name,
        h1: top.name,
        seo_text: seoText(top.name, top.intro),
        sort: id,
        ...common,
      },
      ...top.children.map(([slug, name], child) => ({
        id: id + child + 1,
        parent_id: id,
        slug,
        name,
        h1: `${top.name}: ${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`,
        seo_text: seoText(name, top.intro),
        sort: id + child + 1,
        compared_apart: comparedApart.has(slug),
        ...common,
      })),
    ];
  });
}

function relationsOf(item: BuiltProduct, all: readonly BuiltProduct[], topSlug: string): Relation[] {
  const { product } = item;
  const idOf = (article: string) => all.find((other) => other.product.article === article)?.product.id;
  const link = (kind: Relation['kind'], ids: (number | undefined)[]): Relation[] =>
    [...new Set(ids)]
      .filter((id): id is number => id !== undefined && id !== product.id)
      .map((id, sort) => ({ product_id: product.id, related_id: id, kind, sort, position: '' }));
  const offer = accessories[topSlug];
  const parts = all.filter(({ compatible }) => compatible.includes(product.article));
  const price = product.price_retail ?? 0;
  const distance = (other: BuiltProduct) => Math.abs((other.product.price_retail ?? 0) - price);
  const analogs = all
    .filter(
      (other) =>
        other.product.category_id === product.category_id &&
        other.product.stock_state !== 'discontinued' &&
        other !== item,
    )
    .sort((a, b) => distance(a) - distance(b) || a.product.id - b.product.id);
  return [
    // A kit contains what an operator alone requires.
    ...link('accessory_required', item.family.category.endsWith('-kits') ? [] : (offer?.required.map(idOf) ?? [])),
    ...link('accessory', offer?.additional.map(idOf) ?? []),
    ...link(
      'analog',
      analogs.slice(0, ANALOGS).map((other) => other.product.id),
    ),
    ...parts.map((part, sort) => ({
      product_id: product.id,
      related_id: part.product.id,
      kind: 'spare_part' as const,
      position: part.position,
      sort,
    })),
  ];
}

function buildAssortment(now: Date) {
  const categoryRows = buildCategories();
  const bySlug = new Map(categoryRows.map((row) => [row.slug, row]));
  const byId = new Map(categoryRows.map((row) => [row.id, row]));
  const categoryOf = (slug: string): CategoryInsert => {
    const row = bySlug.get(slug);
    if (!row) throw new Error(`Unknown category ${slug}`);
    return row;
  };
  const built = buildProducts(now, (slug) => categoryOf(slug).id);
  const written = writeDocuments(built, (id) => byId.get(id)?.parent_id ?? id);
  return { categoryRows, byId, categoryOf, built, written };
}

/** Returns support documents in the editors' format: categories by URL, products by article. */
export function supportDocuments(now: Date) {
  const { byId, written } = buildAssortment(now);
  return written.map(({ row, about }) => ({
    ...row,
    category: row.category_id ? (byId.get(row.category_id)?.slug ?? null) : null,
    products: about.map(({ product }) => product.article),
  }));
}

export async function buildCatalog(now: Date) {
  const { categoryRows, byId, categoryOf, built, written } = buildAssortment(now);
  const documents = await buildDocuments(written);

  const lineage = (row: CategoryInsert): number[] => [row.id, ...(row.parent_id ? [row.parent_id] : [])];
  const places = built.flatMap(({ product, family, extraCategories }): (typeof productCategories.$inferInsert)[] => {
    const ids = new Set([family.category, ...extraCategories].flatMap((slug) => lineage(categoryOf(slug))));
    return [...ids].map((category_id) => ({ category_id, product_id: product.id }));
  });
  const topSlug = ({ family }: BuiltProduct) => {
    const own = categoryOf(family.category);
    return byId.get(own.parent_id ?? own.id)?.slug ?? own.slug;
  };
  return {
    categories: categoryRows,
    products: built.map(({ product }) => product),
    productCategories: places,
    productAttributes: built.flatMap(({ attributes }) => attributes),
    relations: built.flatMap((item) => relationsOf(item, built, topSlug(item))),
    documents: documents.rows,
    productDocuments: documents.links,
  };
}
