import { createPath } from 'react-router-dom';
import type { RouterState } from './start.ts';

interface FullLoadOptions {
  /** The page's build is no longer the site's. */
  isStale: () => boolean;
  /** A form holds what a load would lose: the navigation stays inside the page, and the next one is asked again. */
  hasUnsavedInput: () => boolean;
  location?: Pick<Location, 'assign' | 'reload'>;
}

/**
 * Turns the first navigation after a new build into a page load, so that old code never meets new data. Answers sent by
 * forms go on: a load would lose them. Back and forward have changed the address already, so there the page reloads.
 */
export function createFullLoad({ isStale, hasUnsavedInput, location = window.location }: FullLoadOptions) {
  let left = false;
  return ({ navigation }: Pick<RouterState, 'navigation'>) => {
    if (left || navigation.state !== 'loading' || navigation.formMethod || !isStale() || hasUnsavedInput()) return;
    left = true;
    const target = createPath(navigation.location);
    const { pathname, search, hash } = window.location;
    if (target === pathname + search + hash) location.reload();
    else location.assign(target);
  };
}
