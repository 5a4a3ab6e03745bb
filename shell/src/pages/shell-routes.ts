import type { LayoutName, RouteDefinition } from '@site/contracts/remote';
import type { RouteObject } from 'react-router-dom';
import { PageError } from '../errors/page-error.tsx';
import { routeMiddleware } from '../guards/route-middleware.ts';

type OwnRoute = Pick<RouteDefinition, 'path' | 'layout'> & Partial<RouteDefinition>;

function shellRoute(own: OwnRoute, lazy: () => Promise<Partial<RouteObject>>): { layout: LayoutName; object: RouteObject } {
  const route: RouteDefinition = { access: 'public', header: 'full', footer: true, validate: {}, rules: {}, ...own };
  return {
    layout: route.layout,
    object: {
      id: `shell:${route.path}`,
      path: route.path,
      handle: { route },
      middleware: routeMiddleware(route),
      ErrorBoundary: PageError,
      // React Router's own type of `lazy` leaves out what may not be lazy.
      lazy: lazy as RouteObject['lazy'],
    },
  };
}

/** Pages that the shell has itself: they must be there whatever remotes are. None of them is part of the first load. */
export const shellRoutes = [
  // No redirect check: while the site is being worked on, the API may be away.
  shellRoute({ path: '/technical', layout: 'empty', header: 'none', footer: false, rules: { appMiddleware: [] } }, () =>
    import(/* webpackChunkName: "technical" */ './technical/technical-route.ts'),
  ),
  shellRoute({ path: '/_icons', layout: 'svg-sprite', rules: { appMiddleware: [] } }, () =>
    import(/* webpackChunkName: "icons" */ './icons/icons-route.ts'),
  ),
  shellRoute({ path: '/_ui', layout: 'default', header: 'no-bottom', rules: { appMiddleware: [] } }, () =>
    import(/* webpackChunkName: "ui-gallery" */ './ui-gallery/ui-gallery-route.ts'),
  ),
];
