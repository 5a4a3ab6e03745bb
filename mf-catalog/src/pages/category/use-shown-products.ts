import type { CategoryPageData, ProductCard } from '@site/contracts/catalog';
import { useLocation } from '@site/runtime';
import { useEffect, useState } from 'react';
import { setPage } from './facet-query.ts';
import { keepList, keptBefore } from './kept-lists.ts';
import type { ListLocationState } from './use-list-navigation.ts';

interface Shown {
  data: CategoryPageData;
  /** The list without its page: another one starts anew. */
  list: string;
  /** Of the pages above the address's own. */
  before: ProductCard[];
}

interface ShownProducts {
  products: ProductCard[];
  /** Where the address's own page begins among them. */
  ownFrom: number;
}

/**
 * What the visitor sees of the list: the address's own page, and before it the pages from which «Показать ещё» led
 * here. Back and forward find them again; a reload shows the address's page alone.
 */
export function useShownProducts(data: CategoryPageData): ShownProducts {
  const { key, search, state } = useLocation();
  const list = `${data.category.url}?${setPage(search, 1)}`;
  const [last, setLast] = useState<Shown>(() => ({ data, list, before: keptBefore(key, data) }));

  let shown = last;
  if (shown.data !== data) {
    const appended =
      (state as ListLocationState | null)?.append === true && list === last.list && data.page === last.data.page + 1;
    shown = { data, list, before: appended ? [...last.before, ...last.data.products] : keptBefore(key, data) };
    setLast(shown);
  }

  const { before } = shown;
  useEffect(() => keepList(key, before, data), [key, before, data]);

  return { products: [...before, ...data.products], ownFrom: before.length };
}
