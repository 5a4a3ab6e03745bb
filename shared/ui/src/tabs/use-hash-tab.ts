import { fragmentId } from '@site/kernel/fragment';
import { useEffect, useState } from 'react';

/**
 * The active tab: the first, then the one that the address names. The server cannot see the hash, so it is read after
 * hydration, and again whenever a link on the page leads to a tab.
 */
export function useHashTab(ids: readonly string[]): [active: string | undefined, select: (id: string) => void] {
  const [chosen, setChosen] = useState<string | null>(null);
  const known = ids.join(' ');

  useEffect(() => {
    const read = () => {
      const id = fragmentId(window.location.hash);
      if (known.split(' ').includes(id)) setChosen(id);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [known]);

  const select = (id: string) => {
    setChosen(id);
    // The address can be shared, yet a walk over the tabs does not fill the history. The router's own state is kept.
    window.history.replaceState(window.history.state, '', `#${id}`);
  };
  return [chosen !== null && ids.includes(chosen) ? chosen : ids[0], select];
}
