import type { Cart, Counters } from '@site/contracts/cart';
import type { CallResult } from '../api-client.ts';

/** The visitor's cart and lists. The whole cart is set after a page or a response has provided it. */
export interface Shop extends Counters {
  cart?: Cart;
}

/** Common fields of the responses to the shop's calls. */
export interface ShopResponse {
  user: Counters;
  cart?: Cart;
  message?: string;
}

/**
 * A change as data, so that it can be stored over a reload. It names the target state, never a step, so sending it
 * again is idempotent.
 */
export type Mutation =
  | { list: 'cart'; id: number; qty: number }
  | { list: 'compare' | 'wishlist'; id: number; on: boolean };

export interface Change {
  /**
   * Among unsent changes with the same key, the last replaces the others: ten clicks on plus are one call. A change
   * without a key concerns more than one thing: it is never replaced, and no change after it replaces one before it.
   */
  key?: string;
  /**
   * The optimistic update. A change without it is one that the visitor waits for: it fails when there is no connection,
   * whereas a change with it is kept.
   */
  apply?: (shop: Shop) => Shop;
  send: () => Promise<CallResult<ShopResponse>>;
  /** The same change as data, with which it outlives a reload while offline. */
  mutation?: Mutation;
}

export interface PendingChange extends Change {
  /** The request is in flight; before that, another change with the same key may replace this one. */
  sent: boolean;
  /** Its mutation is stored for the next page load. */
  kept?: boolean;
  outcome: Promise<ShopResponse | undefined>;
  settle: (answer: ShopResponse | undefined) => void;
}

/** The optimistic state: the confirmed state with the pending changes applied in order. */
export const optimisticShop = <Confirmed extends Shop>(
  confirmed: Confirmed,
  pending: readonly Pick<Change, 'apply'>[],
): Confirmed => pending.reduce((shown, { apply }) => (apply ? { ...shown, ...apply(shown) } : shown), confirmed);

/** The unsent change that this one replaces: the last with its key, unless a change without a key came after it. */
export function supersededBy({ key }: Change, pending: readonly PendingChange[]): PendingChange | undefined {
  if (key === undefined) return undefined;
  const last = pending.filter((other) => other.key === key || other.key === undefined).at(-1);
  return last?.key === key && !last.sent ? last : undefined;
}
