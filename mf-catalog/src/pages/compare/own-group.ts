import type { CompareGroup } from '@site/contracts/lists';

/** Returns the group without the products removed since loading, with the differences recomputed. */
export function groupOf({ category, products, rows }: CompareGroup, isListed: (id: number) => boolean): CompareGroup {
  const kept = products.flatMap(({ id }, index) => (isListed(id) ? index : []));
  if (kept.length === products.length) return { category, products, rows };
  return {
    category,
    products: kept.flatMap((index) => products[index] ?? []),
    rows: rows.flatMap((row) => {
      const values = kept.map((index) => row.values[index] ?? null);
      return values.some((value) => value !== null) ? { ...row, values, differs: new Set(values).size > 1 } : [];
    }),
  };
}
