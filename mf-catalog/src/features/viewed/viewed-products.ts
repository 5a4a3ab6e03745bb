import { createStoredList } from '@site/shop/stored-list';

/** Maximum number of products shown, without the current one. */
export const SHOWN = 12;

/** Ids of the products viewed in this browser. */
export const viewedProducts = createStoredList({
  key: 'viewed-products',
  limit: SHOWN + 1,
  isItem: (value): value is number => Number.isInteger(value),
});
