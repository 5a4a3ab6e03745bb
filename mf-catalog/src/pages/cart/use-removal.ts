import type { CartItem } from '@site/contracts/cart';
import { countProducts } from '@site/kernel/plurals';
import type { ShopAnswer } from '@site/runtime';
import { useEffect, useState } from 'react';
import { focusLine } from './line-id.ts';
import { useCartChanges } from './use-cart-changes.ts';

interface Removal {
  text: string;
  items: readonly CartItem[];
}

/** What has just left the cart, for as long as it can be brought back. Removals in a row come back together. */
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
    /** The text of the bar; undefined: there is nothing to bring back. */
    text: removals.length > 1 ? `Из\u00a0корзины убрано: ${countProducts(items.length)}` : removals[0]?.text,
    forget: () => setRemovals([]),

    async remove(removed: readonly CartItem[], text: string, change: Promise<ShopAnswer | undefined>) {
      const removal = { items: removed, text };
      setRemovals((others) => [...others, removal]);
      const answer = await change;
      // Otherwise it is still there, and the visitor has been told why.
      if (!answer) setRemovals((others) => others.filter((other) => other !== removal));
    },

    async bringBack() {
      setRemovals([]);
      setReturned(items);
      const answer = await restore(items);
      // It is away again, and can be tried once more.
      if (!answer) setRemovals((later) => [...removals, ...later]);
    },
  };
}
