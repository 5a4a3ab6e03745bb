import type { PageName } from '@site/contracts/renderer';
import { createContext, data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../composition/remote-route.tsx';
import type { PageModule } from '../composition/load-page.ts';

/** One request's way through the renderer, as the host follows it. */
export interface Visit {
  /** Its code runs from now on, until another's does. */
  works(): void;
  /** Code of this page is about to run. Says what is to be done. */
  enter(page: PageName): 'render' | 'block' | 'nothing';
  /** Code of this part is about to run; false when it must not, having stopped renderers. */
  begin(part: PageName): boolean;
  /** The part's code has run: what runs next is the page's own again. */
  end(): void;
}

export const visitContext = createContext<Visit>();

/** Ends the request without a page; nobody shows it. */
class NothingToRender extends Error {}

/**
 * The routes of the site, each of whose pages is announced before any of its code runs. A page that stops its renderer is
 * known by that, and one that is held is not run at all.
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
  const { route, remote = { name: 'shell', version: shellVersion } } = handle as RouteHandle;
  const page: PageName = { remote: remote.name, version: remote.version, page: route.page ?? '' };
  return async (): Promise<Partial<PageModule>> => {
    const module = await (lazy as () => Promise<Partial<PageModule>>)();
    const loader = module.loader;
    return {
      ...module,
      loader(args: LoaderFunctionArgs) {
        const answer = args.context.get(visitContext).enter(page);
        if (answer === 'block') throw data({ remoteFailure: page.remote }, { status: 503 });
        if (answer === 'nothing') throw new NothingToRender();
        return loader?.(args) ?? null;
      },
    };
  };
}
