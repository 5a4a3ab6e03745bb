import { z } from 'zod';
import { ProductCard, Stock } from './catalog.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from './limits.ts';
import { UserData } from './user-data.ts';

export { MAX_QUANTITY } from './limits.ts';

/** Sent with every response, for the cart and list counters and marks elsewhere on the page. */
export const Counters = UserData.pick({
  cart_qty: true,
  cart_products: true,
  compare_products: true,
  wishlist_products: true,
});
export type Counters = z.infer<typeof Counters>;

/** Difference from the state that the visitor last accepted. Prices are whole roubles per unit; null: on request. */
export const CartChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), before: z.int().nullable(), now: z.int().nullable() }),
  z.object({ kind: z.literal('stock'), before: z.string(), now: z.string() }),
  z.object({ kind: z.literal('quantity'), before: z.int(), now: z.int() }),
]);
export type CartChange = z.infer<typeof CartChange>;

export const CartItem = z.object({
  product: ProductCard,
  qty: z.int().positive(),
  /** Per unit for this visitor; null: on request, which keeps the line out of the totals and blocks the order. */
  price: z.int().nullable(),
  price_retail: z.int().nullable(),
  sum: z.int().nullable(),
  sum_retail: z.int().nullable(),
  /** False: cannot be ordered (withdrawn, no price); `note` gives the reason and the remedy. */
  available: z.boolean(),
  /** «Предзаказ», «Срок поставки 4 недели», «В наличии меньше, чем вы заказываете»; may be empty. */
  note: z.string(),
  /** The working day by which the line can be shipped; null: a manager gives it. */
  ships_on: z.iso.date().nullable(),
  changes: z.array(CartChange),
});
export type CartItem = z.infer<typeof CartItem>;

/** Priced by the server on every read. Totals cover the lines that can be ordered. */
export const Cart = z.object({
  items: z.array(CartItem),
  qty: z.int().nonnegative(),
  total: z.int(),
  total_retail: z.int(),
  /** VAT included in the total, whole roubles, and its rate in percent. */
  vat: z.int(),
  vat_rate: z.int(),
  /** A line has changed since the visitor last accepted: «Цены или наличие изменились. Проверьте корзину». */
  changed: z.boolean(),
  /** Reasons, one sentence each, why the order cannot be placed; empty when it can. */
  blocked: z.array(z.string()),
});
export type Cart = z.infer<typeof Cart>;

/**
 * `PUT /api/cart/items/{product_id}/`: sets the quantity of a line, so that a double click or a repeated call changes
 * nothing. The quantity is rounded up to the minimum and the step; `message` then explains it («Количество должно быть
 * кратно 4»).
 * `DELETE` of the same address removes the line; `POST …/put-aside/` moves it to the wishlist. `DELETE /api/cart/`
 * empties the cart; `POST /api/cart/accept/` accepts the changes.
 */
export const QuantityRequest = z.object({ qty: z.int().min(1).max(MAX_QUANTITY) });
export type QuantityRequest = z.infer<typeof QuantityRequest>;

export const CartResponse = z.object({
  status: z.literal('ok'),
  cart: Cart,
  user: Counters,
  message: z.string().optional(),
});
export type CartResponse = z.infer<typeof CartResponse>;

/** Twice the cart's limit: a login merges two carts without dropping lines. */
export const MAX_RESTORED_LINES = 2 * MAX_CART_LINES;

/**
 * `POST /api/cart/restore/`: undoes a removal or an emptying, up to MAX_RESTORED_LINES. Lines that are in the cart again
 * stay as they are. Quantities are fitted to the product's packs; one pack may exceed `MAX_QUANTITY`.
 */
export const RestoreRequest = z.object({
  lines: z
    .array(z.object({ product_id: z.int(), qty: z.int().min(1) }))
    .min(1)
    .max(MAX_RESTORED_LINES),
});
export type RestoreRequest = z.infer<typeof RestoreRequest>;

/** Keeps the request below the body limit: a Cyrillic letter is two bytes, as is an escaped tab or line break in JSON. */
const MAX_ARTICLES_TEXT = 120_000;
const MAX_ARTICLES_LINES = 10_000;
const BY_PARTS = 'Вставьте его по\u00a0частям';

/** `POST /api/cart/articles/`. One line each of article, name and quantity, as pasted from a spreadsheet. */
export const ArticlesRequest = z.object({
  // Not trimmed: a leading tab is an empty cell.
  text: z
    .string()
    .max(MAX_ARTICLES_TEXT, `Список слишком длинный: не\u00a0больше 120\u00a0000\u00a0символов. ${BY_PARTS}`)
    .regex(/\S/, 'Заполните это поле')
    .refine(
      (text) => text.split('\n').length <= MAX_ARTICLES_LINES,
      `Список слишком длинный: не\u00a0больше 10\u00a0000\u00a0строк. ${BY_PARTS}`,
    )
    .meta({ title: 'Список артикулов' }),
});
export type ArticlesRequest = z.infer<typeof ArticlesRequest>;

/** `POST /api/cart/articles/preview/`: the parsed list; nothing is added. */
export const ArticlesPreview = z.object({
  status: z.literal('ok'),
  understood: z.array(
    z.object({
      line: z.int().positive(),
      article: z.string(),
      name: z.string(),
      qty: z.int().positive(),
      unit: z.string(),
      /** Per unit for this visitor. */
      price: z.int(),
      stock: Stock,
      /** Correction of the input: «Количество должно быть кратно 4». */
      message: z.string().optional(),
    }),
  ),
  failed: z.array(z.object({ line: z.int().positive(), text: z.string(), message: z.string() })),
});
export type ArticlesPreview = z.infer<typeof ArticlesPreview>;

/** Failed rows are returned as typed, to be corrected and resubmitted. */
export const ArticlesResponse = CartResponse.extend({
  added: z.array(z.object({ article: z.string(), name: z.string(), qty: z.int(), message: z.string().optional() })),
  failed: z.array(z.object({ line: z.int().positive(), text: z.string(), message: z.string() })),
});
export type ArticlesResponse = z.infer<typeof ArticlesResponse>;

/** Names of the fields as shown to visitors. */
export const cartFieldNames = {
  qty: 'Количество',
};
