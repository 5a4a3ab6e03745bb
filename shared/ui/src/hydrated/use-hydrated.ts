import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first render in the browser, which must be the same: true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
