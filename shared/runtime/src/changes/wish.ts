import type { ApiClient } from '../api-client.ts';
import type { Change } from './change.ts';

/**
 * A change as data, so that it can be kept over a reload. It names the state that is to be, never a step: carried out
 * again it changes nothing.
 */
export type Wish =
  { list: 'cart'; id: number; qty: number } | { list: 'compare' | 'wishlist'; id: number; on: boolean };

export const keyOf = ({ list, id }: Wish): string => `${list} ${id}`;

/** What of a change follows from its wish: its key, and its call. No pieces of a product are none of it in the cart. */
export function changeOf(wish: Wish, api: Pick<ApiClient, 'call'>): Pick<Change, 'key' | 'wish' | 'send'> {
  const params = { product_id: wish.id };
  const send = () => {
    if (wish.list !== 'cart') return api.call(`${wish.on ? 'PUT' : 'DELETE'} /${wish.list}/{product_id}/`, { params });
    if (wish.qty === 0) return api.call('DELETE /cart/items/{product_id}/', { params });
    return api.call('PUT /cart/items/{product_id}/', { params, body: { qty: wish.qty } });
  };
  return { key: keyOf(wish), wish, send };
}

/** The lists as they are to be; of a new line of the cart the price is not known here, so it shows with the answer. */
export const shownWish =
  (wish: Wish): NonNullable<Change['apply']> =>
  (shop) => {
    if (wish.list === 'cart') return shop;
    const key = `${wish.list}_products` as const;
    const others = shop[key].filter((id) => id !== wish.id);
    return { ...shop, [key]: wish.on ? [...others, wish.id] : others };
  };
