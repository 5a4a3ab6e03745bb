import { createPath, type Path } from 'react-router-dom';
import type { RouterState } from './router.ts';

interface NavigationState {
  navigation: Pick<RouterState['navigation'], 'state'> & { location?: Path; formMethod?: string };
  errors?: RouterState['errors'];
}

interface FullLoadOptions {
  /** The site has another build than the page, or a reload has begun. */
  isStale: () => boolean;
  /** A page load would lose form input: the navigation stays inside the page, and the next one is checked again. */
  hasUnsavedInput: () => boolean;
  /** Ends the navigation inside the page, so that old code requests and shows nothing while the page loads. */
  stop: () => void;
  location?: Pick<Location, 'assign' | 'reload'>;
}

/**
 * Turns the first navigation after a new build into a page load, so that old code never gets new data. The same for a
 * navigation from the site's error page, which has neither menus nor visitor. Form submissions stay inside the page,
 * because a page load would lose them. Back and forward have already changed the address, so there the page reloads.
 */
export function createFullLoad({ isStale, hasUnsavedInput, stop, location = window.location }: FullLoadOptions) {
  let hasLeft = false;
  return ({ navigation, errors }: NavigationState) => {
    const isNeeded = isStale() || errors?.root !== undefined;
    if (
      hasLeft ||
      navigation.state !== 'loading' ||
      navigation.formMethod ||
      !navigation.location ||
      !isNeeded ||
      hasUnsavedInput()
    )
      return;
    hasLeft = true;
    stop();
    // The browser may restore this page, which has no navigation any more.
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    const target = createPath(navigation.location);
    const { pathname, search, hash } = window.location;
    if (target === pathname + search + hash) location.reload();
    else location.assign(target);
  };
}
