import { z } from 'zod';
import { Counters } from './cart.ts';
import { ProductCard } from './catalog.ts';
import { Category } from './site-data.ts';

export { COMPARE_LIMIT } from './limits.ts';
export const WISHLIST_LIMIT = 200;

/** `PUT` and `DELETE` of `/api/compare/{product_id}/` and `/api/wishlist/{product_id}/`. Both are idempotent. */
export const CountersResponse = z.object({ status: z.literal('ok'), user: Counters });
export type CountersResponse = z.infer<typeof CountersResponse>;

/** A row of the table: one value per product of the group, in order; null: the product lacks the attribute. */
export const CompareRow = z.object({
  code: z.string(),
  label: z.string(),
  values: z.array(z.string().nullable()),
  differs: z.boolean(),
});
export type CompareRow = z.infer<typeof CompareRow>;

/** Comparable products: one top-level category, at most COMPARE_LIMIT. */
export const CompareGroup = z.object({
  category: Category,
  products: z.array(ProductCard),
  rows: z.array(CompareRow),
});
export type CompareGroup = z.infer<typeof CompareGroup>;

/**
 * `GET /api/compare/`: the visitor's own list; `?ids=1,2,3`: a shared one, which leaves the visitor's list unchanged.
 * `DELETE /api/compare/?category={id}` empties a group, without a category everything; responds with CountersResponse.
 */
export const ComparePageData = z.object({
  kind: z.literal('compare'),
  groups: z.array(CompareGroup),
  shared: z.boolean(),
});
export type ComparePageData = z.infer<typeof ComparePageData>;

/** `GET /api/wishlist/`: the visitor's own; `?list={token}`: a shared one, with the owner's name. */
export const WishlistPageData = z.object({
  kind: z.literal('wishlist'),
  products: z.array(ProductCard),
  /** Null: the visitor's own list. */
  owner: z.string().nullable(),
  /** Path of the shared list; null while it is not shared. Sharing requires login. */
  share_url: z.string().nullable(),
});
export type WishlistPageData = z.infer<typeof WishlistPageData>;

/** `POST /api/wishlist/share/` opens the list to everyone with the link; `DELETE` revokes that link permanently. */
export const ShareResponse = z.object({ status: z.literal('ok'), share_url: z.string().nullable() });
export type ShareResponse = z.infer<typeof ShareResponse>;

/** Result of adding a list to the cart: «Добавить всё в корзину», «Повторить заказ». */
export const AddedReport = z.object({
  status: z.literal('ok'),
  user: Counters,
  added: z.int().nonnegative(),
  /** Names of products that cannot be bought any more. */
  unavailable: z.array(z.string()),
  price_changed: z.array(z.object({ name: z.string(), before: z.int(), now: z.int() })),
});
export type AddedReport = z.infer<typeof AddedReport>;

/** Names of the fields as shown to visitors. */
export const listFieldNames = {
  on: 'Отметка',
};
