import type { LayoutName, RouteDefinition } from '@site/contracts/remote';
import type { RouteObject } from 'react-router-dom';
import { PageError } from '../errors/page-error.tsx';
import { guardedPage } from '../guards/guarded-page.ts';
import type { PageModule } from '../composition/load-page.ts';
import { pageGuard, routeMiddleware } from '../guards/page-guard.ts';

type OwnRoute = Pick<RouteDefinition, 'path' | 'layout'> & Partial<RouteDefinition>;

function shellRoute(own: OwnRoute, load: () => Promise<PageModule>): { layout: LayoutName; object: RouteObject } {
  const route: RouteDefinition = {
    access: 'public',
    header: 'full',
    footer: true,
    validate: {},
    rules: {},
    parts: {},
    ...own,
  };
  return {
    layout: route.layout,
    object: {
      id: `shell:${route.path}`,
      path: route.path,
      handle: { route },
      middleware: routeMiddleware(route),
      ErrorBoundary: PageError,
      lazy: async () => guardedPage(await load(), pageGuard(route)),
    },
  };
}

/** The shell's own pages, which work without any remote. Each is a separate chunk. */
export const shellRoutes = [
  // No redirect check, because the API may be down during maintenance.
  shellRoute(
    {
      path: '/technical',
      page: 'technical',
      layout: 'empty',
      header: 'none',
      footer: false,
      rules: { appMiddleware: [] },
    },
    () => import(/* webpackChunkName: "page-technical" */ './technical/technical-route.ts'),
  ),
  shellRoute(
    { path: '/_icons', page: 'icons', layout: 'svg-sprite', rules: { appMiddleware: [] } },
    () => import(/* webpackChunkName: "page-icons" */ './icons/icons-route.ts'),
  ),
  shellRoute(
    { path: '/_ui', page: 'ui-gallery', layout: 'default', header: 'no-bottom', rules: { appMiddleware: [] } },
    () => import(/* webpackChunkName: "page-ui-gallery" */ './ui-gallery/ui-gallery-route.ts'),
  ),
];
