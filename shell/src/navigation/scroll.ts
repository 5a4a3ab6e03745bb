import { fragmentId } from '@site/kernel/fragment';
import { parseJson, readStorage, writeStorage } from '@site/runtime';
import type { Location, NavigationType } from 'react-router-dom';
import { isSamePath } from '../base/same-path.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'key'>;

/** Includes the hash, because a jump by the browser does not change the router's key. */
export const placeKey = ({ key, hash }: Pick<Place, 'key' | 'hash'>) => key + hash;

export type ScrollTarget = 'keep' | { top: number } | { anchor: string };

/**
 * Returns the scroll target after a navigation: the saved position on back and forward, the top or the anchor for a
 * link to another page, the current position for a change of the query string (filters, tabs).
 */
export function scrollTarget(
  from: Place,
  to: Place,
  type: `${NavigationType}`,
  saved: number | undefined,
): ScrollTarget {
  const samePath = isSamePath(from, to);
  if (type === 'POP') {
    // A jump on the page, which the browser has already scrolled.
    if (samePath && from.search === to.search && from.hash !== to.hash && saved === undefined) return 'keep';
    return saved === undefined && samePath ? 'keep' : { top: saved ?? 0 };
  }
  if (to.hash) return { anchor: fragmentId(to.hash) };
  return samePath ? 'keep' : { top: 0 };
}

const STORAGE_KEY = 'scroll';

/**
 * Scroll positions by history entry, stored for the tab; without a usable storage they last only until the next page
 * load. After a reload the browser restores the current entry itself.
 */
export function createPositions() {
  const positions = { ...(parseJson(readStorage('sessionStorage', STORAGE_KEY)) as Record<string, number> | null) };
  return {
    get: (key: string): number | undefined => positions[key],
    set: (key: string, top: number) => {
      positions[key] = top;
    },
    save: () => writeStorage('sessionStorage', STORAGE_KEY, JSON.stringify(positions)),
  };
}
