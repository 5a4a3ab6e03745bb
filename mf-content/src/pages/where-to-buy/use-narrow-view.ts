import { useLocation } from '@site/runtime';
import { useHydrated } from '@site/ui/hydrated';

/**
 * Which of list and map a narrow window shows: the address says so by its anchor, so that Back undoes it. The server knows
 * no anchor; without scripts the stylesheet follows it (`:target`).
 */
export function useNarrowView(): 'list' | 'map' {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated && hash === '#map' ? 'map' : 'list';
}
