import type { CategoryPageData } from '@site/contracts/catalog';
import type { Category } from '@site/contracts/site-data';
import { useApi, useSession, useSite } from '@site/runtime';
import { useEffect, useState } from 'react';

/** Id of the topmost category above this one, or its own: products are compared within it. */
function topOf(category: Category, all: readonly Category[]): number {
  const parent = all.find(({ id }) => id === category.parent_id);
  return parent ? topOf(parent, all) : category.id;
}

/**
 * Ids of the visitor's comparison that belong to this category's group. Products of the page are known; the API is
 * requested for the others, once per list.
 */
export function useComparedHere({ category, products }: Pick<CategoryPageData, 'category' | 'products'>): number[] {
  const compared = useSession((session) => session.compare_products);
  const api = useApi();
  const top = topOf(category, useSite().categories);
  const [tops, setTops] = useState<ReadonlyMap<number, number>>(new Map());

  const ofPage = new Set(products.map(({ id }) => id));
  const unknown = compared.filter((id) => !ofPage.has(id) && !tops.has(id)).join();

  useEffect(() => {
    if (!unknown) return;
    const leaving = new AbortController();
    api.call('GET /compare/', { signal: leaving.signal }).then(
      (answer) => {
        if (!answer.ok) return;
        const { groups } = answer.value.pagedata;
        setTops(new Map(groups.flatMap((group) => group.products.map(({ id }) => [id, group.category.id] as const))));
      },
      () => {}, // Aborted.
    );
    return () => leaving.abort();
  }, [unknown, api]);

  return compared.filter((id) => ofPage.has(id) || tops.get(id) === top || tops.get(id) === category.id);
}
