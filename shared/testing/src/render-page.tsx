import type { PageAnswer } from '@site/contracts/page';
import type { SiteData } from '@site/contracts/site-data';
import type { UserData } from '@site/contracts/user-data';
import type { ApiClient, SessionStore } from '@site/runtime';
import { ApiReactContext, createSessionStore, guest, SessionProvider, SiteProvider } from '@site/runtime/shell';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeApi } from './fake-api.ts';
import { sampleSite } from './sample-site.ts';

interface RenderPageOptions {
  Component: ComponentType;
  /** The page's pattern in the route table. */
  path: string;
  /** The address visited. */
  url: string;
  /** What the page's loader gives: one value, or one for each address that the visitor comes to. */
  data: PageValue | ((url: URL) => PageValue | Promise<PageValue>);
  user?: Partial<UserData>;
  site?: Partial<SiteData>;
  /** The calls that the page makes by itself. */
  api?: ApiClient;
}
/** A page may say all of itself, without the server's content. */
type PageValue = Partial<Omit<PageAnswer, 'pagedata'>> & { pagedata?: unknown };

interface RenderedPage extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
  store: SessionStore;
  /** Where the visitor is now: path and query. */
  address: () => string;
}

/**
 * A page as a visitor has it: with a router, its loader's value, the site and the session, and with links that lead to
 * other addresses without a page load. Addresses of other pages stay empty; `router.state.location` tells where it went.
 */
export async function renderPage({
  Component,
  path,
  url,
  data,
  user,
  site,
  api = fakeApi(),
}: RenderPageOptions): Promise<RenderedPage> {
  const load = (at: string) => (typeof data === 'function' ? data(new URL(at, 'http://localhost')) : data);
  const router = createMemoryRouter(
    [
      { id: 'page', path, Component, loader: ({ request }) => load(request.url) },
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
  // The shell listens once for the whole document; here the listener goes with its page.
  view.container.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.origin !== window.location.origin) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash);
  });

  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, user: userEvent.setup(), router, store, address };
}
