import type { PageResponse } from '@site/contracts/page';
import type { SiteData } from '@site/contracts/site-data';
import type { UserData } from '@site/contracts/user-data';
import type { ApiClient, SessionStore } from '@site/runtime';
import { ApiReactContext, createSessionStore, guest, SessionProvider, SiteProvider } from '@site/runtime/shell';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, type ShouldRevalidateFunction } from 'react-router-dom';
import { fakeApi } from './fake-api.ts';
import { sampleSite } from './sample-site.ts';

interface RenderPageOptions {
  Component: ComponentType;
  /** Route pattern of the page. */
  path: string;
  url: string;
  /** Loader data of the page: one value, or a function of the visited URL. */
  data: PageValue | ((url: URL) => PageValue | Promise<PageValue>);
  /** The one that the route of the page exports. */
  shouldRevalidate?: ShouldRevalidateFunction;
  user?: Partial<UserData>;
  site?: Partial<SiteData>;
  api?: ApiClient;
}
/** All properties are optional: a page may need no content from the server. */
type PageValue = Partial<Omit<PageResponse, 'pagedata'>> & {
  pagedata?: unknown;
  /** `access` and `value`: a page of the staff. */
  access?: string;
  value?: unknown;
};

interface RenderedPage extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
  store: SessionStore;
  /** Current path and query string. */
  address: () => string;
}

/**
 * Renders a page with a router, its loader data, the site and the session; links navigate without a page load. Other
 * pages are empty; `router.state.location` has the target of a navigation.
 */
export async function renderPage({
  Component,
  path,
  url,
  data,
  shouldRevalidate,
  user,
  site,
  api = fakeApi(),
}: RenderPageOptions): Promise<RenderedPage> {
  const load = (at: string) => (typeof data === 'function' ? data(new URL(at, 'http://localhost')) : data);
  const router = createMemoryRouter(
    [
      { id: 'page', path, Component, loader: ({ request }) => load(request.url), shouldRevalidate },
      { path: '*', element: null },
    ],
    { initialEntries: [url], hydrationData: { loaderData: { page: await load(url) } } },
  );
  const store = createSessionStore({ ...guest, ...user });

  const view = render(
    <SiteProvider site={{ ...sampleSite, ...site }}>
      <SessionProvider store={store}>
        <ApiReactContext value={api}>
          <RouterProvider router={router} />
        </ApiReactContext>
      </SessionProvider>
    </SiteProvider>,
  );
  // In the shell one listener serves the whole document; here each page has its own.
  view.container.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.origin !== window.location.origin) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash);
  });

  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, user: userEvent.setup(), router, store, address };
}
