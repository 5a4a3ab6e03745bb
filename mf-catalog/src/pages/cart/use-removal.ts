import type { CartItem } from '@site/contracts/cart';
import { countProducts } from '@site/kernel/plurals';
import type { ShopAnswer } from '@site/runtime';
import { useEffect, useState } from 'react';
import { focusLine } from './line-id.ts';
import { useCartChanges } from './use-cart-changes.ts';

interface Removed {
  text: string;
  items: readonly CartItem[];
}

/** What has just left the cart, for as long as it can be brought back. Removals in a row come back together. */
export function useRemoval() {
  const { restore } = useCartChanges();
  const [removed, setRemoved] = useState<Removed>();
  const [returned, setReturned] = useState<Removed>();

  useEffect(() => {
    const first = returned?.items[0];
    if (first) focusLine(first.product.id);
  }, [returned]);

  return {
    removed,
    forget: () => setRemoved(undefined),

    async remove(items: readonly CartItem[], text: string, change: Promise<ShopAnswer | undefined>) {
      const before = removed;
      const all = [...(before?.items ?? []), ...items];
      setRemoved({ items: all, text: before ? `Из\u00a0корзины убрано: ${countProducts(all.length)}` : text });
      const answer = await change;
      // Otherwise it is still there, and the visitor has been told why.
      if (!answer) setRemoved(before);
    },

    async bringBack() {
      if (!removed) return;
      setRemoved(undefined);
      setReturned(removed);
      const answer = await restore(removed.items);
      // It is away again, and can be tried once more.
      if (!answer) setRemoved(removed);
    },
  };
}
