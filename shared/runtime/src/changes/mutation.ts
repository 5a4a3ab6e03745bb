import type { ApiClient } from '../api-client.ts';
import type { Change, Mutation } from './change.ts';

export const keyOf = ({ list, id }: Mutation): string => `${list} ${id}`;

/** The key and the call of a mutation. A quantity of 0 removes the product from the cart. */
export function changeOf(mutation: Mutation, api: Pick<ApiClient, 'call'>): Pick<Change, 'key' | 'mutation' | 'send'> {
  const params = { product_id: mutation.id };
  const send = () => {
    if (mutation.list !== 'cart')
      return api.call(`${mutation.on ? 'PUT' : 'DELETE'} /${mutation.list}/{product_id}/`, { params });
    if (mutation.qty === 0) return api.call('DELETE /cart/items/{product_id}/', { params });
    return api.call('PUT /cart/items/{product_id}/', { params, body: { qty: mutation.qty } });
  };
  return { key: keyOf(mutation), mutation, send };
}

/** Optimistic update of the lists, not of the cart: the price of a new line is known only from the response. */
export const applyMutation =
  (mutation: Mutation): NonNullable<Change['apply']> =>
  (shop) => {
    if (mutation.list === 'cart') return shop;
    const key = `${mutation.list}_products` as const;
    const others = shop[key].filter((id) => id !== mutation.id);
    return { ...shop, [key]: mutation.on ? [...others, mutation.id] : others };
  };
