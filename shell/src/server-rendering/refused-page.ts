import type { RouteObject, RouterContextProvider, StaticHandlerContext } from 'react-router-dom';
import { rootLoader } from '../app/root-loader.ts';

/**
 * A guard that refuses a page ends the query before any loader has run, and the router has no choice but to give the
 * error to the root. The frame of the page can be had all the same: with its data the error takes the page's place only.
 */
export async function withFrame(page: StaticHandlerContext, context: RouterContextProvider): Promise<StaticHandlerContext> {
  const leaf = page.matches.at(-1)?.route.id;
  const error = page.errors?.root;
  if (error === undefined || !leaf || leaf === 'root') return page;
  const root = await rootLoader({ context }).catch(() => undefined); // The site's own data failed: there is no frame.
  return root ? { ...page, loaderData: { ...page.loaderData, root }, errors: { [leaf]: error } } : page;
}

/**
 * A page that was refused has never been loaded, and the router renders nothing at all while a matched route is still
 * to come. What is shown in its place is there from the start.
 */
export const withoutLazy = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => ({ ...route, lazy: undefined, ...(route.children && { children: withoutLazy(route.children) }) }) as RouteObject);
