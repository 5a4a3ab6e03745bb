import type { CompareGroup } from '@site/contracts/lists';

/** The group without the products that the visitor has taken off since it came; what still differs is seen again. */
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
