import { createStoredList } from '@site/shop/stored-list';

/** Maximum number of products shown, without the current one. */
export const SHOWN = 12;

export const viewedProducts = createStoredList({
  key: 'viewed-products',
  limit: SHOWN + 1,
  isItem: (value): value is number => Number.isInteger(value),
});
