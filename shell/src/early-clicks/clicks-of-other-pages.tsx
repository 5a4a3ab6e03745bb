import { type ApiClient, changeOf, toast, useApi, useChange, useSessionStore } from '@site/runtime';
import { clearEarlyCounts, takeClicksOfOtherPages, useStoredMutations, type EarlyClick } from '@site/runtime/shell';
import { useEffect, useEffectEvent } from 'react';

/** Names the product as its own button would; the click does not contain the name. */
async function addedText(api: ApiClient, id: number): Promise<string> {
  const answer = await api.call('GET /product/cards/', { query: { ids: String(id) } });
  const name = answer.ok ? answer.value.products[0]?.name : undefined;
  return name ? `В\u00a0корзине: ${name}` : 'Товар в\u00a0корзине';
}

/**
 * Executes early clicks of a previous page by their keys, because the current page may not have the button. Also
 * retries the changes that were stored without a connection before a reload.
 */
export function ClicksOfOtherPages() {
  const api = useApi();
  const change = useChange();
  const session = useSessionStore();

  async function execute([key, pressed, value]: EarlyClick) {
    const [noun, id] = key.split(' ');
    const product = Number(id);
    // No optimistic update; without a connection the change is stored like any other.
    const apply = <T,>(shop: T) => shop;
    if (noun === 'buy') {
      if (session.getState().cart_products[product]) return;
      const mutation = { list: 'cart', id: product, qty: Number(value) || 1 } as const;
      if (await change({ ...changeOf(mutation, api), apply })) toast.success(await addedText(api, product));
    } else if (noun === 'compare' || noun === 'wishlist') {
      await change({ ...changeOf({ list: noun, id: product, on: pressed !== 'true' }, api), apply });
    }
  }

  useStoredMutations();
  // After the page's own controls have taken their clicks.
  const executeAll = useEffectEvent(async () => {
    const clicks = takeClicksOfOtherPages();
    await Promise.all(clicks.map(execute));
    if (clicks.length > 0) clearEarlyCounts();
  });
  useEffect(() => queueMicrotask(() => void executeAll()), []);
  return null;
}
