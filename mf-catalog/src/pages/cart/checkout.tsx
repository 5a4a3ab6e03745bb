import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions, ProposalCheckout } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import type { Seo } from '@site/contracts/seo';
import { ButtonLink } from '@site/ui/button';
import { iconArrowLeft } from '@site/ui/icons';
import { Container } from '@site/ui/layout';
import { Skeleton } from '@site/ui/skeleton';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import css from './checkout.module.css';
import { loadCheckout } from './load-checkout.ts';
import { WithoutScripts } from './without-scripts.tsx';

const CheckoutStep = lazy(async () => ({ default: (await loadCheckout()).CheckoutStep }));

const never = () => () => {};
/** Whether rendering in the browser: the form needs scripts, and its styles load with its code. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface CheckoutProps {
  seo: Seo;
  cart: Cart;
  checkout: CheckoutOptions;
  /** The proposal of the lines; null for the visitor's own cart. */
  proposal: ProposalCheckout | null;
}

export function Checkout({ seo, cart, checkout, proposal }: CheckoutProps) {
  const inBrowser = useInBrowser();
  return (
    <Container className={css.page}>
      <ButtonLink
        href={proposal ? paths.proposal(proposal.slug) : paths.cart()}
        variant="ghost"
        size="small"
        iconStart={iconArrowLeft}
        className={css.back}
        data-print="hide"
      >
        {proposal ? `К\u00a0предложению ${proposal.number}` : 'Вернуться в\u00a0корзину'}
      </ButtonLink>
      <h1 className={css.heading}>{seo.h1}</h1>
      <noscript>
        <WithoutScripts cart={cart} isOwn={!proposal} />
      </noscript>
      {inBrowser ? (
        <Suspense fallback={<CheckoutSkeleton />}>
          <CheckoutStep cart={cart} checkout={checkout} proposal={proposal} />
        </Suspense>
      ) : (
        <CheckoutSkeleton />
      )}
    </Container>
  );
}

/** A skeleton with roughly the form's shape, the summary in its final place. */
const CheckoutSkeleton = () => (
  <div data-undisturbed className={css.coming} aria-busy="true">
    <Skeleton height={720} />
    <Skeleton height={320} />
  </div>
);
