import { useLocation } from '@site/runtime';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Which of list and map a narrow window shows: the address says so by its anchor, so that Back undoes it. The server knows
 * no anchor; without scripts the stylesheet follows it (`:target`).
 */
export function useNarrowView(): 'list' | 'map' {
  const { hash } = useLocation();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated && hash === '#map' ? 'map' : 'list';
}
