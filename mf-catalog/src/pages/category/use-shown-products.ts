import type { CategoryPageData, ProductCard } from '@site/contracts/catalog';
import { useLocation } from '@site/runtime';
import { useState } from 'react';
import { setPage } from './facet-query.ts';
import type { ListLocationState } from './use-list-navigation.ts';

interface Shown {
  data: CategoryPageData;
  /** The list without its page: another one starts anew. */
  list: string;
  products: ProductCard[];
}

/**
 * What the visitor sees of the list: the address's own page, and before it the pages from which «Показать ещё» led
 * here. Reload and Back show the address's page alone.
 */
export function useShownProducts(data: CategoryPageData): ProductCard[] {
  const { search, state } = useLocation();
  const list = `${data.category.url}?${setPage(search, 1)}`;
  const [shown, setShown] = useState<Shown>({ data, list, products: data.products });
  if (shown.data === data) return shown.products;

  const joins =
    (state as ListLocationState | null)?.append === true && list === shown.list && data.page === shown.data.page + 1;
  const next = { data, list, products: joins ? [...shown.products, ...data.products] : data.products };
  setShown(next);
  return next.products;
}
