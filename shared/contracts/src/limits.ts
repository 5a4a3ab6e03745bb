/** Limits of the shop that the browser needs without the schemas. */

/** Of a cart line, in units of the product; a product may raise the minimum and the step. */
export const MAX_QUANTITY = 999;

/** Characters without which a search says nothing. */
export const MIN_QUERY = 2;

/** Products of one top category that can be compared at a time. */
export const COMPARE_LIMIT = 8;

/** Products on a page of a category. */
export const PAGE_SIZE = 24;

/** Files of an order. */
export const MAX_ORDER_FILES = 5;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const fileExtensions = ['pdf', 'jpg', 'png', 'xls', 'xlsx'] as const;

/** When a courier comes. */
export const courierIntervals = ['10:00–14:00', '14:00–18:00'] as const;

/** Characters of a question about a product. */
export const MAX_QUESTION = 1000;
