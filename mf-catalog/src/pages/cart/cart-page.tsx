import { useLoaderData } from '@site/runtime';
import { useLayoutEffect, useRef } from 'react';
import { CartView } from './cart-view.tsx';
import { Checkout } from './checkout.tsx';
import { useShownCart } from './use-shown-cart.ts';
import type { loader } from './route.ts';

/** What is in the cart, and at `?step=checkout` its order, or that of a proposal. */
export function CartPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { cart, checkout, proposal } = pagedata;
  if (checkout && proposal) return <Checkout seo={seo} cart={cart} checkout={checkout} proposal={proposal} />;
  return <OwnCartPage />;
}

/** Two steps of one address. */
function OwnCartPage() {
  const {
    seo,
    pagedata: { cart: loaded, checkout, recent_order, best_sellers },
  } = useLoaderData<typeof loader>();
  const shown = useShownCart(loaded);
  const ordering = checkout !== null && shown.cart.items.length > 0;
  const page = useStepStart(ordering);
  return (
    <div ref={page} tabIndex={-1}>
      {ordering ? (
        <Checkout seo={seo} cart={shown.cart} checkout={checkout} proposal={null} />
      ) : (
        <CartView seo={seo} recentOrder={recent_order} bestSellers={best_sellers} {...shown} />
      )}
    </div>
  );
}

/**
 * Another step begins at its top, as another page does, with the focus there. The shell takes a change of the query string
 * for the same page; it restores the place of Back and forward after this.
 */
function useStepStart(step: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    page.current?.focus({ preventScroll: true });
  }, [step]);
  return page;
}
