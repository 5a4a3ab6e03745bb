import type { Cart, Counters } from '@site/contracts/cart';
import type { CallResult } from '../api-client.ts';
import type { Wish } from './wish.ts';

/** The visitor's cart and lists. The whole cart is known where a page has shown it or an answer has brought it. */
export interface Shop extends Counters {
  cart?: Cart;
}

/** What the answers of the shop's calls have in common. */
export interface ShopAnswer {
  user: Counters;
  cart?: Cart;
  message?: string;
}

/** What the visitor wants of his cart or lists. */
export interface Change {
  /**
   * Of changes of one thing that wait, the last takes the place of the others: ten clicks on plus are one call. A change
   * without a key concerns more than one thing: it is never replaced, and none before it takes the place of one after it.
   */
  key?: string;
  /**
   * What is shown at once, as if the server had agreed. A change that shows nothing is one whose outcome the visitor
   * waits for: it is given up when there is no connection, whereas what is shown is kept.
   */
  apply?: (shop: Shop) => Shop;
  send: () => Promise<CallResult<ShopAnswer>>;
  /** The same as data: with it the change outlives a reload while there is no connection. */
  wish?: Wish;
}

export interface PendingChange extends Change {
  /** On its way; until then another change of the same thing may take its place. */
  sent: boolean;
  /** Its wish was kept for the next page load. */
  kept?: boolean;
  outcome: Promise<ShopAnswer | undefined>;
  settle: (answer: ShopAnswer | undefined) => void;
}

/** What is shown: what the server said last, and over it, in their order, the changes that it has not answered yet. */
export const shownShop = <Said extends Shop>(said: Said, pending: readonly Pick<Change, 'apply'>[]): Said =>
  pending.reduce((shown, { apply }) => (apply ? { ...shown, ...apply(shown) } : shown), said);

/** The waiting change that this one is to take the place of: nothing that concerns more came between. */
export function supersededBy({ key }: Change, pending: readonly PendingChange[]): PendingChange | undefined {
  if (key === undefined) return undefined;
  const last = pending.filter((other) => other.key === key || other.key === undefined).at(-1);
  return last?.key === key && !last.sent ? last : undefined;
}
