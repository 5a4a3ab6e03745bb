import { changeOf, toast, useApi, useChange, useSessionStore } from '@site/runtime';
import { clearEarlyCounts, takeClicksOfOtherPages, useKeptWishes, type EarlyClick } from '@site/runtime/shell';
import { useEffect, useEffectEvent } from 'react';

/**
 * Who clicks «В корзину» before the page lives may follow a link at once, and the next page may not have that button: the
 * wish is carried out here all the same, by what its key says. So is what was wished without a connection before a reload.
 */
export function ClicksOfOtherPages() {
  const api = useApi();
  const change = useChange();
  const session = useSessionStore();

  async function carryOut([key, pressed, value]: EarlyClick) {
    const [noun, id] = key.split(' ');
    const product = Number(id);
    // Nothing to show before the answer; but it is kept without a connection, as any other change is.
    const apply = <T,>(shop: T) => shop;
    if (noun === 'buy') {
      if (session.getState().cart_products[product]) return;
      const wish = { list: 'cart', id: product, qty: Number(value) || 1 } as const;
      if (await change({ ...changeOf(wish, api), apply })) toast.success('Товар в\u00a0корзине');
    } else if (noun === 'compare' || noun === 'wishlist') {
      await change({ ...changeOf({ list: noun, id: product, on: pressed !== 'true' }, api), apply });
    }
  }

  useKeptWishes();
  // After the page's own controls have taken theirs.
  const carryOutAll = useEffectEvent(async () => {
    const clicks = takeClicksOfOtherPages();
    await Promise.all(clicks.map(carryOut));
    if (clicks.length > 0) clearEarlyCounts();
  });
  useEffect(() => queueMicrotask(() => void carryOutAll()), []);
  return null;
}
