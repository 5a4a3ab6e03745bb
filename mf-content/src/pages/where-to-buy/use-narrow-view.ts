import { useLocation } from '@site/runtime';
import { useHydrated } from '@site/ui/hydrated';

/**
 * Which of list and map a narrow window shows. The hash of the address decides, so that Back undoes it. The server does
 * not get the hash; without scripts the style sheet follows it (`:target`).
 */
export function useNarrowView(): 'list' | 'map' {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated && hash === '#map' ? 'map' : 'list';
}
