import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from './limits.ts';
import { UserData } from './user-data.ts';

export { MAX_QUANTITY } from './limits.ts';

/** Every call answers with what a visitor's other parts show of the cart and the lists: the counters, the marks. */
export const Counters = UserData.pick({
  cart_qty: true,
  cart_products: true,
  compare_products: true,
  wishlist_products: true,
});
export type Counters = z.infer<typeof Counters>;

/** What is different from what the visitor last agreed to. Prices are whole roubles for one unit; null: on request. */
export const CartChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), before: z.int().nullable(), now: z.int().nullable() }),
  z.object({ kind: z.literal('stock'), before: z.string(), now: z.string() }),
  z.object({ kind: z.literal('quantity'), before: z.int(), now: z.int() }),
]);
export type CartChange = z.infer<typeof CartChange>;

export const CartItem = z.object({
  product: ProductCard,
  qty: z.int().positive(),
  /** For one unit, as this visitor pays; null: on request, the line counts for nothing and blocks the order. */
  price: z.int().nullable(),
  price_retail: z.int().nullable(),
  sum: z.int().nullable(),
  sum_retail: z.int().nullable(),
  /** False: cannot be ordered (withdrawn, without a price); `note` says why and what to do. */
  available: z.boolean(),
  /** «Предзаказ», «Срок поставки 4 недели», «В наличии меньше, чем вы заказываете»; empty when there is nothing to say. */
  note: z.string(),
  changes: z.array(CartChange),
});
export type CartItem = z.infer<typeof CartItem>;

/** Priced by the server at every opening. Totals are sums of the lines that can be ordered. */
export const Cart = z.object({
  items: z.array(CartItem),
  qty: z.int().nonnegative(),
  total: z.int(),
  total_retail: z.int(),
  /** VAT inside the total, whole roubles, and its rate in percent. */
  vat: z.int(),
  vat_rate: z.int(),
  /** Weeks until the last line is there; null: everything ships at once. */
  lead_weeks: z.int().nullable(),
  /** Some line has changed since the visitor last agreed: «Цены или наличие изменились. Проверьте корзину». */
  changed: z.boolean(),
  /** Empty: the order can be placed. Otherwise why it cannot, a sentence each. */
  blocked: z.array(z.string()),
  /** Pasting a list of articles is for partners. */
  may_add_articles: z.boolean(),
});
export type Cart = z.infer<typeof Cart>;

/**
 * `PUT /api/cart/items/{product_id}/`: the quantity that the line is to have from now on. A quantity to have and not one
 * to add, so that a double click or a repeated call changes nothing. Rounded up to the minimum and the step; `message`
 * tells when it was («Количество должно быть кратно 4»).
 * `DELETE` of the same address removes the line; `POST …/put-aside/` moves it to the wishlist. `DELETE /api/cart/`
 * empties the cart; `POST /api/cart/accept/` agrees to the changes.
 */
export const QuantityRequest = z.object({ qty: z.int().min(1).max(MAX_QUANTITY) });
export type QuantityRequest = z.infer<typeof QuantityRequest>;

export const CartAnswer = z.object({
  status: z.literal('ok'),
  cart: Cart,
  user: Counters,
  message: z.string().optional(),
});
export type CartAnswer = z.infer<typeof CartAnswer>;

/** A cart is fuller than its limit where a login has merged two of them: nothing that was gathered gets lost there. */
export const MAX_RESTORED_LINES = 2 * MAX_CART_LINES;

/** `POST /api/cart/restore/`: undoes a removal or an emptying, however full the cart was; lines that are in the cart again by now are left alone. A quantity is fitted to the product’s packs, of which one may be larger than `MAX_QUANTITY`. */
export const RestoreRequest = z.object({
  lines: z
    .array(z.object({ product_id: z.int(), qty: z.int().min(1) }))
    .min(1)
    .max(MAX_RESTORED_LINES),
});
export type RestoreRequest = z.infer<typeof RestoreRequest>;

/** What fits into a request: a Cyrillic letter has two bytes, and so has a tab or a line break in JSON. */
const MAX_ARTICLES_TEXT = 120_000;
const MAX_ARTICLES_LINES = 10_000;
const BY_PARTS = 'Вставьте его по\u00a0частям';

/** `POST /api/cart/articles/`: for partners. A line each: article, name and quantity, as they come from a spreadsheet. */
export const ArticlesRequest = z.object({
  // Not trimmed: a tab in front is an empty cell.
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

/** `POST /api/cart/articles/preview/`: how such a list is understood. Nothing is added. */
export const ArticlesPreview = z.object({
  status: z.literal('ok'),
  understood: z.array(
    z.object({
      line: z.int().positive(),
      article: z.string(),
      name: z.string(),
      qty: z.int().positive(),
      unit: z.string(),
      /** What is other than it was typed: «Количество должно быть кратно 4». */
      message: z.string().optional(),
    }),
  ),
  failed: z.array(z.object({ line: z.int().positive(), text: z.string(), message: z.string() })),
});
export type ArticlesPreview = z.infer<typeof ArticlesPreview>;

/** Rows that failed are answered as they were typed, so that they can be mended and sent again. */
export const ArticlesAnswer = CartAnswer.extend({
  added: z.array(z.object({ article: z.string(), name: z.string(), qty: z.int(), message: z.string().optional() })),
  failed: z.array(z.object({ line: z.int().positive(), text: z.string(), message: z.string() })),
});
export type ArticlesAnswer = z.infer<typeof ArticlesAnswer>;
