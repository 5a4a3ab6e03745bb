import type { CartItem } from '@site/contracts/cart';
import { countProducts } from '@site/kernel/plurals';
import type { ShopResponse } from '@site/runtime';
import { useEffect, useState } from 'react';
import { focusLine } from './line-id.ts';
import { useCartChanges } from './use-cart-changes.ts';

interface Removal {
  text: string;
  items: readonly CartItem[];
}

/** Recently removed lines while they can be restored. Successive removals are restored together. */
export function useRemoval() {
  const { restore } = useCartChanges();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const [returned, setReturned] = useState<readonly CartItem[]>([]);
  const items = removals.flatMap((removal) => removal.items);

  useEffect(() => {
    const [first] = returned;
    if (first) focusLine(first.product.id);
  }, [returned]);

  return {
    /** Text of the undo bar; undefined when there is nothing to restore. */
    text: removals.length > 1 ? `Из\u00a0корзины убрано: ${countProducts(items.length)}` : removals[0]?.text,
    forget: () => setRemovals([]),

    async remove(removed: readonly CartItem[], text: string, change: Promise<ShopResponse | undefined>) {
      const removal = { items: removed, text };
      setRemovals((others) => [...others, removal]);
      const answer = await change;
      // On failure the lines are still in the cart, and the reason has been shown.
      if (!answer) setRemovals((others) => others.filter((other) => other !== removal));
    },

    async bringBack() {
      setRemovals([]);
      setReturned(items);
      const answer = await restore(items);
      // On failure the lines are removed again, and the undo can be repeated.
      if (!answer) setRemovals((later) => [...removals, ...later]);
    },
  };
}
