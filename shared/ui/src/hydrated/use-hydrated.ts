import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render in the browser, which must match; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
