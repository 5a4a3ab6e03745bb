import { Suspense, type ReactNode } from 'react';

/**
 * What works without scripts, or is touched later than the rest: React hydrates it after the page, or at once when it is
 * touched. Nothing here waits for anything, so the fallback is never seen. Two boundaries, because all the outer ones of a
 * page are hydrated in one go, and come alive together: those of blocks that may fail, which buy, do not wait for this.
 */
export const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </Suspense>
);
