import { fragmentId } from '@site/kernel/fragment';
import type { Location, NavigationType } from 'react-router-dom';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'key'>;

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** One page with and without a query string: `/catalog/barriers/` and `/catalog/barriers?page=2`. */
export const isSamePath = (a: Pick<Place, 'pathname'>, b: Pick<Place, 'pathname'>) =>
  withoutSlash(a.pathname) === withoutSlash(b.pathname);

/** A jump by the browser itself leaves the router without a key of its own for it. */
export const placeKey = ({ key, hash }: Pick<Place, 'key' | 'hash'>) => key + hash;

export type ScrollTarget = 'keep' | { top: number } | { anchor: string };

/**
 * Where the view goes when a page has come: back and forward find it where it was left; a link to another page starts
 * at the top, or at the anchor; a change of the query string (filters, tabs) stays where the visitor is.
 */
export function scrollTarget(
  from: Place,
  to: Place,
  type: `${NavigationType}`,
  saved: number | undefined,
): ScrollTarget {
  const samePath = isSamePath(from, to);
  if (type === 'POP') {
    // A jump on the page: the browser has made it.
    if (samePath && from.search === to.search && from.hash !== to.hash && saved === undefined) return 'keep';
    return saved === undefined && samePath ? 'keep' : { top: saved ?? 0 };
  }
  if (to.hash) return { anchor: fragmentId(to.hash) };
  return samePath ? 'keep' : { top: 0 };
}

const STORAGE_KEY = 'scroll';

function keptPositions(): Record<string, number> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number> | null) };
  } catch {
    return {};
  }
}

/** Positions of the visit, by history entry. Over a reload the browser restores its own entry; these serve the others. */
export function createPositions() {
  const positions = keptPositions();
  return {
    get: (key: string): number | undefined => positions[key],
    set: (key: string, top: number) => {
      positions[key] = top;
    },
    save() {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
      } catch {
        // A full or forbidden storage costs only the positions.
      }
    },
  };
}
