import { matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom';
import { NotLoaded } from './not-loaded.ts';

type Known = Pick<HydrationState, 'loaderData' | 'errors'>;

/** Finds the routes that the server matched by the ids in its data, which is cheaper than ranking all routes again. */
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
 * Loads the page's module before hydration, so that React finds the components that the server rendered. Returns false
 * if a page of the address could not be loaded.
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
