import type { PageName } from '@site/contracts/renderer';
import { createContext, data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { pageName, type RouteHandle } from '../composition/route-handle.ts';
import type { PageModule } from '../composition/load-page.ts';

/** Callbacks of one request, which let the host attribute running code to pages and parts. */
export interface Visit {
  /** The code of this request runs from now on, until that of another. */
  works(): void;
  /** Called before code of this page runs. Returns whether to render it, to show the error block, or to stop. */
  enter(page: PageName): 'render' | 'block' | 'nothing';
  /** Called before code of this part runs. Returns false if the part is in quarantine because it stopped renderers. */
  begin(part: PageName): boolean;
  /** Called after the part's code; the page's own code runs next. */
  end(): void;
}

export const visitContext = createContext<Visit>();

/** Ends the request without a page. The error is not shown. */
class NothingToRender extends Error {}

/**
 * Wraps the site's routes to call `Visit.enter` before any code of a page runs. This identifies a page that stops its
 * renderer, and keeps a page in quarantine from running.
 */
export const watchedRoutes = (routes: RouteObject[], shellVersion: string): RouteObject[] =>
  routes.map((route) =>
    route.index
      ? route
      : {
          ...route,
          ...(route.lazy && { lazy: watchedPage(route, shellVersion) }),
          ...(route.children && { children: watchedRoutes(route.children, shellVersion) }),
        },
  );

function watchedPage({ lazy, handle }: RouteObject, shellVersion: string) {
  const page = pageName(handle as RouteHandle, shellVersion);
  return async (): Promise<Partial<PageModule>> => {
    const module = await (lazy as () => Promise<Partial<PageModule>>)();
    const loader = module.loader;
    return {
      ...module,
      loader(args: LoaderFunctionArgs) {
        const decision = args.context.get(visitContext).enter(page);
        if (decision === 'block') throw data({ remoteFailure: page.remote }, { status: 503 });
        if (decision === 'nothing') throw new NothingToRender();
        return loader?.(args) ?? null;
      },
    };
  };
}
