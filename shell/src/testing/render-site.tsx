import type { RouteDefinition } from '@site/contracts/remote';
import type { SiteData } from '@site/contracts/site-data';
import type { UserData } from '@site/contracts/user-data';
import { createSessionStore, guest } from '@site/runtime/shell';
import {
  ApiReactContext,
  SessionProvider,
  ShowPartContext,
  SiteProvider,
  type PartViewProps,
} from '@site/runtime/shell';
import type { ApiClient } from '@site/runtime';
import { fakeApi } from '@site/testing/fake-api';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { PageError } from '../errors/page-error.tsx';
import { testSite } from './site.ts';

interface RenderOptions {
  Layout?: ComponentType;
  user?: Partial<UserData>;
  site?: Partial<SiteData>;
  route?: Partial<RouteDefinition>;
  loader?: RouteObject['loader'];
  page?: ReactNode;
  api?: ApiClient;
  url?: string;
  /** Renders parts of remotes. Default: their fallbacks. */
  showPart?: (part: PartViewProps) => ReactNode;
}

export async function renderSite({
  Layout = Outlet,
  user,
  site,
  route,
  loader,
  page = <h1>Страница</h1>,
  api = fakeApi(),
  url = '/page/',
  showPart,
}: RenderOptions) {
  const session = createSessionStore({ ...guest, ...user });
  const router = createMemoryRouter(
    [
      {
        Component: () => (
          <ApiReactContext value={api}>
            <SessionProvider store={session}>
              <SiteProvider site={{ ...testSite, ...site }}>
                <ShowPartContext value={showPart ?? null}>
                  <Outlet />
                </ShowPartContext>
              </SiteProvider>
            </SessionProvider>
          </ApiReactContext>
        ),
        children: [
          {
            Component: Layout,
            children: [
              { path: '/login', element: <h1>Вход</h1> },
              {
                path: '*',
                loader: loader ?? (() => null),
                handle: { route },
                ErrorBoundary: PageError,
                HydrateFallback: () => null,
                element: page,
              },
            ],
          },
        ],
      },
    ],
    { initialEntries: [url] },
  );
  const view = render(<RouterProvider router={router} />);
  await view.findByRole('heading', { level: 1 });
  return { ...view, router, session };
}
