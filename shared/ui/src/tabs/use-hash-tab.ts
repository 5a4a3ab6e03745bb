import { fragmentId } from '@site/kernel/fragment';
import { useEffect, useState } from 'react';

/**
 * Returns the active tab: the first, or the one named by the hash. The server cannot see the hash, so it is read after
 * hydration, and again when a link on the page changes it.
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
    // Replace the history entry: the URL can be shared, but tabs do not fill the history. Keep the router's state.
    window.history.replaceState(window.history.state, '', `#${id}`);
  };
  return [chosen !== null && ids.includes(chosen) ? chosen : ids[0], select];
}
