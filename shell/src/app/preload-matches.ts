import { matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom';
import { NotLoaded } from '../composition/not-loaded.ts';

type Known = Pick<HydrationState, 'loaderData' | 'errors'>;

/** All the routes of the site are ranked to match an address; the server has done it, and its data names what it found. */
function findMatched(routes: RouteObject[], { loaderData, errors }: Known): RouteObject[] {
  const ids = new Set([...Object.keys(loaderData ?? {}), ...Object.keys(errors ?? {})]);
  const within = (route: RouteObject): RouteObject[] => [
    ...(ids.has(route.id ?? '') ? [route] : []),
    ...(route.children ?? []).flatMap(within),
  ];
  return routes.flatMap(within);
}

const isLazy = ({ lazy }: RouteObject) => typeof lazy === 'function';

/**
 * Loads the page's own module before hydration, so that React finds the components that the server rendered.
 * False when some page of the address could not be loaded.
 */
export async function preloadMatches(
  routes: RouteObject[],
  location: { pathname: string },
  known: Known = {},
): Promise<boolean> {
  const found = findMatched(routes, known).filter(isLazy);
  const matched = found.length ? found : (matchRoutes(routes, location) ?? []).map(({ route }) => route).filter(isLazy);
  const loaded = await Promise.all(
    matched.map(async (route) => {
      const module = await (route.lazy as () => Promise<Partial<RouteObject>>)();
      Object.assign(route, module, { lazy: undefined });
      return module.Component !== NotLoaded;
    }),
  );
  return loaded.every(Boolean);
}
