import { matchRoutes, type RouteObject } from 'react-router-dom';
import { NotLoaded } from '../composition/not-loaded.ts';

/**
 * Loads the page's own module before hydration, so that React finds the components that the server rendered.
 * False when some page of the address could not be loaded.
 */
export async function preloadMatches(routes: RouteObject[], location: { pathname: string }): Promise<boolean> {
  const lazy = (matchRoutes(routes, location) ?? []).filter(({ route }) => typeof route.lazy === 'function');
  const loaded = await Promise.all(
    lazy.map(async ({ route }) => {
      const module = await (route.lazy as () => Promise<Partial<RouteObject>>)();
      Object.assign(route, module, { lazy: undefined });
      return module.Component !== NotLoaded;
    }),
  );
  return loaded.every(Boolean);
}
