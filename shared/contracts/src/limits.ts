/** Limits of the shop for the browser, without zod. */

/** Pages of a list on one URL, after «Показать ещё». */
export const MAX_PAGES_TOGETHER = 10;

/** Per cart line, in units of the product; a product may raise the minimum and the step. */
export const MAX_QUANTITY = 999;

/** Keeps the cart fast to price, because every page loads it. */
export const MAX_CART_LINES = 300;

export const limitsOf = ({ min_qty, multiplicity }: { min_qty: number; multiplicity: number }) => ({
  min: min_qty,
  step: multiplicity,
  max: MAX_QUANTITY,
});

export const MIN_QUERY = 2;

/** Per top-level category. */
export const COMPARE_LIMIT = 8;

/** Publications or projects per list page. */
export const LIST_PAGE_SIZE = 12;

/** Products per category page. */
export const PAGE_SIZE = 24;

/** Photographs and drawings per product. */
export const MAX_PRODUCT_PHOTOS = 30;

/** Attachments per order and per ticket. */
export const MAX_ORDER_FILES = 5;
export const MAX_TICKET_FILES = 5;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Photographs of a product from all sides: the least and the most. */
export const MIN_TURN = 8;
export const MAX_TURN = 72;
/** Bytes of a file of the media library. */
export const MAX_MEDIA_BYTES = 30 * 1024 * 1024;
/** Bytes of an SVG drawing, which pages load as it is. */
export const MAX_DRAWING_BYTES = 5 * 1024 * 1024;
/** Characters of a value of an attribute, and of the position of a spare part on a drawing. */
export const MAX_ATTRIBUTE_VALUE = 500;
export const MAX_PART_POSITION = 20;

/** Bytes of the captions of a video: hours of speech. */
export const MAX_CAPTIONS_BYTES = 256 * 1024;
/** Request body limits in bytes; an upload is the file limit plus the multipart overhead. */
export const MAX_BODY_BYTES = 256 * 1024;
const MULTIPART_OVERHEAD = 64 * 1024;
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + MULTIPART_OVERHEAD;
export const MAX_MEDIA_UPLOAD_BYTES = MAX_MEDIA_BYTES + MULTIPART_OVERHEAD;
export const fileExtensions = ['pdf', 'jpg', 'png', 'xls', 'xlsx'] as const;

export const courierIntervals = ['10:00–14:00', '14:00–18:00'] as const;

/** Validity of a confirmation link in an e-mail, in hours, by the purpose of the address. */
export const EMAIL_LINK_HOURS = { account: 24, learning: 72 } as const;

/** In characters, for a question about a product. */
export const MAX_QUESTION = 1000;

/** Saved views of a list per employee, and characters of a name. */
export const MAX_VIEWS = 20;
export const MAX_VIEW_NAME = 60;

/** In characters, for the staff's answer to a question of a buyer or visitor. */
export const MAX_ANSWER = 2000;

/** Percent, for the discount of a partner in one proposal. */
export const MAX_PROJECT_DISCOUNT = 60;

/** Extensions of files of goods, and the rows of each table in one. */
export const goodsFormats: readonly string[] = ['xlsx', 'xls', 'ods', 'csv', 'yaml', 'yml'];
export const MAX_GOODS = 50_000;

/** Ways in which individuals pay on the site, in the order of the checkout. */
export const onlinePayments = ['card', 'sbp'] as const;
export type OnlinePaymentWay = (typeof onlinePayments)[number];

/** The most that one payment may be, in roubles: https://yookassa.ru/developers/payment-acceptance/integration-scenarios/manual-integration/other/sbp */
const MAX_ONLINE_PAYMENT: Record<OnlinePaymentWay, number> = { card: 350_000, sbp: 700_000 };

/**
 * Items that a receipt of the payment service has at most. The law wants each product in it by name, so that items cannot be
 * merged: https://yookassa.ru/developers/payment-acceptance/receipts/54fz/yoomoney/basics
 */
export const MAX_RECEIPT_ITEMS = 80;

/** Items in the receipt of an order. A receipt has whole kopecks for one: a sum that does not divide takes two. */
export const receiptLength = (lines: readonly { qty: number; sum: number }[], deliveryTotal: number): number =>
  lines.reduce((length, { qty, sum }) => length + ((sum * 100) % qty === 0 ? 1 : 2), deliveryTotal > 0 ? 1 : 0);

/** The ways in which an order of this sum and with a receipt of this length can be paid on the site. */
export const waysFor = (
  ways: readonly OnlinePaymentWay[],
  { total, items }: { total: number; items: number },
): OnlinePaymentWay[] => (items > MAX_RECEIPT_ITEMS ? [] : ways.filter((way) => total <= MAX_ONLINE_PAYMENT[way]));
