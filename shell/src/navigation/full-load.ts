import { createPath, type Path } from 'react-router-dom';
import type { RouterState } from './start.ts';

/** What of the router's state decides. */
interface Going {
  navigation: Pick<RouterState['navigation'], 'state'> & { location?: Path; formMethod?: string };
  errors?: RouterState['errors'];
}

interface FullLoadOptions {
  /** The page's build is no longer the site's, or its reload has begun. */
  isStale: () => boolean;
  /** A form holds what a load would lose: the navigation stays inside the page, and the next one is asked again. */
  hasUnsavedInput: () => boolean;
  location?: Pick<Location, 'assign' | 'reload'>;
}

/**
 * Turns the first navigation after a new build into a page load, so that old code never meets new data; and any that
 * leaves the error page of the site, which knows neither menus nor visitor: a page load brings them. Answers sent by forms
 * go on: a load would lose them. Back and forward have changed the address already, so there the page reloads.
 */
export function createFullLoad({ isStale, hasUnsavedInput, location = window.location }: FullLoadOptions) {
  let left = false;
  return ({ navigation, errors }: Going) => {
    const isNeeded = isStale() || errors?.root !== undefined;
    if (
      left ||
      navigation.state !== 'loading' ||
      navigation.formMethod ||
      !navigation.location ||
      !isNeeded ||
      hasUnsavedInput()
    )
      return;
    left = true;
    const target = createPath(navigation.location);
    const { pathname, search, hash } = window.location;
    if (target === pathname + search + hash) location.reload();
    else location.assign(target);
  };
}
