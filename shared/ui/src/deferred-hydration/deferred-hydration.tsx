import { Suspense, type ReactNode } from 'react';

/**
 * Deferred hydration, for content that works without scripts or is used later than the rest: React hydrates it after
 * the page, or at once on interaction. The content never suspends, so the fallback is never shown. Two boundaries,
 * because all outer boundaries of a page are hydrated together: blocks with boundaries of their own, such as the buy
 * box, do not wait for this content.
 */
export const DeferredHydration = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </Suspense>
);
