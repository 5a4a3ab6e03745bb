import type { ClientComposition } from '@site/contracts/composition';
import type { LayoutName } from '@site/contracts/remote';
import type { RouteObject } from 'react-router-dom';
import type { LoadPage } from '../composition/load-page.ts';
import { remoteRoute, type ReportFailure } from './remote-route.tsx';
import { PageError } from '../errors/page-error.tsx';
import { SiteError } from '../errors/site-error.tsx';
import { maintenance } from '../guards/maintenance.ts';
import { notFound } from '../guards/page-guard.ts';
import { redirectCheck } from '../guards/redirect-check.ts';
import { AccountLayout } from '../layouts/account/account-layout.tsx';
import { DefaultLayout } from '../layouts/default/default-layout.tsx';
import { DocumentsLayout } from '../layouts/documents/documents-layout.tsx';
import { EmptyLayout } from '../layouts/empty/empty-layout.tsx';
import { SvgSpriteLayout } from '../layouts/svg-sprite/svg-sprite-layout.tsx';
import { shellRoutes } from '../pages/shell-routes.ts';
import { Root } from './root.tsx';
import { rootLoader } from '../session/root-loader.ts';

const layoutComponents: Record<LayoutName, () => React.JSX.Element> = {
  default: DefaultLayout,
  account: AccountLayout,
  documents: DocumentsLayout,
  empty: EmptyLayout,
  'svg-sprite': SvgSpriteLayout,
};

/**
 * Returns the site's routes: the shell's own and those declared by the composition's releases. No remote is loaded for
 * this, and a new release of a remote can add addresses without a new shell.
 */
export function createRoutes(composition: ClientComposition, loadPage: LoadPage, report: ReportFailure): RouteObject[] {
  const remoteRoutes = composition.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ layout: route.layout, object: remoteRoute(remote, route, loadPage, report) })),
  );
  const all = [...shellRoutes, ...remoteRoutes];

  const unmatched: RouteObject = {
    id: 'unmatched',
    path: '*',
    middleware: [redirectCheck],
    loader: ({ request }) => {
      throw notFound(request);
    },
    Component: () => null,
    ErrorBoundary: PageError,
  };

  return [
    {
      id: 'root',
      middleware: [maintenance],
      loader: rootLoader,
      // In the browser, stores hold the menus and the visitor, so a navigation does not load them again.
      shouldRevalidate: () => false,
      Component: Root,
      ErrorBoundary: SiteError,
      HydrateFallback: () => null,
      children: Object.entries(layoutComponents).map(([layout, Component]) => ({
        id: `layout:${layout}`,
        Component,
        children: [
          ...all.filter((route) => route.layout === layout).map(({ object }) => object),
          ...(layout === 'default' ? [unmatched] : []),
        ],
      })),
    },
  ];
}
