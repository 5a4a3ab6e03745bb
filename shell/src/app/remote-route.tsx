import type { ClientRemote } from '@site/contracts/composition';
import type { RouteDefinition } from '@site/contracts/remote';
import { withVisitorsQuery } from '@site/kernel/own-address';
import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { PageError } from '../errors/page-error.tsx';
import { pageGuard, routeMiddleware } from '../guards/page-guard.ts';
import { guardedPage } from '../guards/guarded-page.ts';
import type { RouteHandle } from '../composition/route-handle.ts';
import { lostFile } from '../composition/lost-files.ts';
import { NotLoaded } from './not-loaded.ts';
import type { LoadPage, PageModule } from '../composition/load-page.ts';

export type ReportFailure = (failure: { remote: string; version: string; page: string; error: unknown }) => void;

/**
 * Returns the router's object for a remote's route. A page that cannot be loaded gets a loader that throws 503, because
 * a rejected `lazy` would render an empty page on the server and remove the layout in the browser.
 */
export function remoteRoute(
  remote: ClientRemote,
  route: RouteDefinition,
  loadPage: LoadPage,
  report: ReportFailure,
): RouteObject {
  const base = {
    id: `${remote.name}:${route.path}`,
    path: route.path,
    handle: { route, remote: { name: remote.name, version: remote.version } } satisfies RouteHandle,
    middleware: routeMiddleware(route),
    ErrorBoundary: PageError,
  };
  const { page } = route;
  const guard = pageGuard(route);
  if (!page)
    return {
      ...base,
      loader: ({ request: { url } }: LoaderFunctionArgs) =>
        redirect(withVisitorsQuery(route.rules.redirect ?? '/', new URL(url).search), 301),
    };

  return {
    ...base,
    lazy: async (): Promise<Partial<PageModule>> => {
      try {
        return guardedPage(await loadPage({ remote: remote.name, page }), guard, Object.keys(route.parts));
      } catch (error) {
        report({ remote: remote.name, version: remote.version, page, error });
        return {
          Component: NotLoaded,
          loader: () => {
            throw data({ remoteFailure: remote.name, file: lostFile(error) ?? remote.entry }, { status: 503 });
          },
        };
      }
    },
  };
}
