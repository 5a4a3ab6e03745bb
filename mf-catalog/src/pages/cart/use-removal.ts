import type { CartItem } from '@site/contracts/cart';
import { countProducts } from '@site/kernel/plurals';
import type { ShopAnswer } from '@site/runtime';
import { useEffect, useState } from 'react';
import { focusLine } from './line-id.ts';
import { useCartCalls } from './use-cart-calls.ts';

export interface Removed {
  text: string;
  lines: { product_id: number; qty: number }[];
}

type Follow = (change: Promise<ShopAnswer | undefined>) => Promise<ShopAnswer | undefined>;

/** What has just left the cart, for as long as it can be brought back. Removals in a row come back together. */
export function useRemoval(follow: Follow) {
  const { restore } = useCartCalls();
  const [removed, setRemoved] = useState<Removed>();
  const [returned, setReturned] = useState<Removed>();

  useEffect(() => {
    const first = returned?.lines[0];
    if (first) focusLine(first.product_id);
  }, [returned]);

  return {
    removed,
    forget: () => setRemoved(undefined),

    async remove(items: readonly CartItem[], text: string, change: Promise<ShopAnswer | undefined>) {
      const before = removed;
      const lines = [...(before?.lines ?? []), ...items.map(({ product, qty }) => ({ product_id: product.id, qty }))];
      setRemoved({ lines, text: before ? `Из\u00a0корзины убрано: ${countProducts(lines.length)}` : text });
      const answer = await follow(change);
      // Otherwise it is still there, and the visitor has been told why.
      if (!answer) setRemoved(before);
    },

    async bringBack() {
      if (!removed) return;
      const answer = await follow(restore(removed.lines));
      if (!answer) return;
      setRemoved(undefined);
      setReturned(removed);
    },
  };
}
