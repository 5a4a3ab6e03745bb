import { createStoredList } from '@site/shop/stored-list';

/** So many are shown, beside the one that is being looked at. */
export const SHOWN = 12;

/** Ids of the products that this browser has looked at. */
export const viewedProducts = createStoredList({
  key: 'viewed-products',
  limit: SHOWN + 1,
  isItem: (value): value is number => Number.isInteger(value),
});
