import { toast, useApi, useChange, useSessionStore } from '@site/runtime';
import { takeClicksOfOtherPages, type EarlyClick } from '@site/runtime/shell';
import { useEffect, useEffectEvent } from 'react';

/**
 * Who clicks «В корзину» before the page lives may follow a link at once, and the next page may not have that button: the
 * wish is carried out here all the same, by what its key says.
 */
export function ClicksOfOtherPages() {
  const api = useApi();
  const change = useChange();
  const session = useSessionStore();

  async function carryOut([key, pressed, value]: EarlyClick) {
    const [noun, id] = key.split(' ');
    const params = { product_id: Number(id) };
    // Nothing to show before the answer; but it is kept without a connection, as any other change is.
    const terms = { key: `${noun === 'buy' ? 'cart' : noun} ${id}`, apply: <T,>(shop: T) => shop };
    if (noun === 'buy') {
      if (session.getState().cart_products[params.product_id]) return;
      const body = { qty: Number(value) || 1 };
      const send = () => api.call('PUT /cart/items/{product_id}/', { params, body });
      if (await change({ ...terms, send })) toast.success('Товар в\u00a0корзине');
    } else if (noun === 'compare' || noun === 'wishlist') {
      const method = pressed === 'true' ? 'DELETE' : 'PUT';
      await change({ ...terms, send: () => api.call(`${method} /${noun}/{product_id}/`, { params }) });
    }
  }

  // After the page's own controls have taken theirs.
  const carryOutAll = useEffectEvent(() => takeClicksOfOtherPages().forEach((click) => void carryOut(click)));
  useEffect(() => queueMicrotask(() => carryOutAll()), []);
  return null;
}
