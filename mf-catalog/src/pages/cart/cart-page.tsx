import { useLoaderData } from '@site/runtime';
import { useLayoutEffect, useRef } from 'react';
import { CartView } from './cart-view.tsx';
import { Checkout } from './checkout.tsx';
import { useShownCart } from './use-shown-cart.ts';
import type { loader } from './route.ts';

/** The cart; with `?step=checkout` the checkout of the cart or of a proposal. */
export function CartPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { cart, checkout, proposal } = pagedata;
  if (checkout && proposal) return <Checkout seo={seo} cart={cart} checkout={checkout} proposal={proposal} />;
  return <OwnCartPage />;
}

/** The visitor's own cart: both steps share one path. */
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
 * Scrolls to the top and focuses the page when the step changes, as a new page does. The shell treats a change of the
 * query string as the same page, and restores the scroll position of Back and Forward after this.
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
