/** Limits of the shop that the browser needs without the schemas. */

/** Pages of a list that one address shows together: it has grown by «Показать ещё». */
export const MAX_PAGES_TOGETHER = 10;

/** Of a cart line, in units of the product; a product may raise the minimum and the step. */
export const MAX_QUANTITY = 999;

/** Every page asks for the cart: it must stay small enough to be priced in passing. */
export const MAX_CART_LINES = 300;

export const limitsOf = ({ min_qty, multiplicity }: { min_qty: number; multiplicity: number }) => ({
  min: min_qty,
  step: multiplicity,
  max: MAX_QUANTITY,
});

/** Characters without which a search says nothing. */
export const MIN_QUERY = 2;

/** Products of one top category that can be compared at a time. */
export const COMPARE_LIMIT = 8;

/** Publications or projects on a page of their list. */
export const LIST_PAGE_SIZE = 12;

/** Products on a page of a category. */
export const PAGE_SIZE = 24;

/** Files of an order, and of a ticket. */
export const MAX_ORDER_FILES = 5;
export const MAX_TICKET_FILES = 5;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Of a request, in bytes; with a file it is the file's limit and what stands around the file. */
export const MAX_BODY_BYTES = 256 * 1024;
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + 64 * 1024;
export const fileExtensions = ['pdf', 'jpg', 'png', 'xls', 'xlsx'] as const;

/** When a courier comes. */
export const courierIntervals = ['10:00–14:00', '14:00–18:00'] as const;

/** Hours that a link in an e-mail confirms an address for, by what the address is for. */
export const EMAIL_LINK_HOURS = { account: 24, learning: 72 } as const;

/** Characters of a question about a product. */
export const MAX_QUESTION = 1000;
