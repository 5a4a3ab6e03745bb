import type { Cart } from '@site/contracts/cart';
import type { PageAnswerOf } from '@site/contracts/page';
import { useApi, useSession, type ShopAnswer } from '@site/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asWanted, sameContents } from './as-wanted.ts';

/**
 * The cart as it is now: what the page was loaded with, then what the server answers to each change, and in between what
 * the visitor wants it to be. When another tab or another part of the page changes the cart, it is asked for anew; not
 * by the page's loader, since a failure of that would take the page away.
 */
export function useShownCart(loaded: Cart) {
  const api = useApi();
  const lines = useSession((session) => session.cart_products);
  const [known, setKnown] = useState({ loaded, cart: loaded });
  if (known.loaded !== loaded) setKnown({ loaded, cart: loaded });
  const [unsettled, setUnsettled] = useState(0);
  /** Counts what has happened to the cart, so that a late answer does not undo something newer. */
  const happened = useRef(0);

  const take = (cart: Cart) => setKnown((now) => ({ ...now, cart }));

  async function askAnew() {
    happened.current += 1;
    const asked = happened.current;
    const result = await api.call<PageAnswerOf<'cart'>>('GET', '/cart/');
    if (result.ok && happened.current === asked) take(result.value.pagedata.cart);
  }

  const followOthers = useEffectEvent(() => {
    if (unsettled === 0 && !sameContents(known.cart, lines)) void askAnew();
  });
  useEffect(() => followOthers(), [lines]);

  /** Shows a change of this page until it is settled, and then the answer to it. */
  async function follow<Answer extends ShopAnswer>(change: Promise<Answer | undefined>): Promise<Answer | undefined> {
    happened.current += 1;
    setUnsettled((count) => count + 1);
    const answer = await change;
    setUnsettled((count) => count - 1);
    if (answer?.cart) take(answer.cart);
    else await askAnew();
    return answer;
  }

  return { cart: unsettled > 0 ? asWanted(known.cart, lines) : known.cart, settling: unsettled > 0, follow };
}
