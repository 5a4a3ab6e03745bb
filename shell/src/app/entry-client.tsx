// First of all: base.css names the cascade layers, and their order is that of their first mention.
import '@site/ui/tokens.css';
import '@site/ui/fonts.css';
import '@site/ui/base.css';
import type { ClientComposition } from '@site/contracts/composition';
import { apiContext, sessionContext } from '@site/runtime';
import { createApiClient, createSessionStore, guest } from '@site/runtime/shell';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { pageLoader } from '../composition/page-loader.ts';
import { readPageData } from '../document/page-data.ts';
import { startNavigation } from '../navigation/start.ts';
import { createLiveSite } from '../session/live-site.ts';
import { siteContext, visitorContext } from '../session/visitor.ts';
import { logContext } from './log.ts';
import { preloadMatches } from './preload-matches.ts';
import type { RootData } from './root-loader.ts';
import { createRoutes } from './routes.tsx';
import { ServicesContext } from './services.tsx';

declare global {
  interface Window {
    /** Set by `/builds/{id}.js`. */
    COMPOSITION: ClientComposition;
  }
}

async function start() {
  const composition = window.COMPOSITION;
  const pageData = readPageData();
  const root = pageData.hydration?.loaderData?.root as RootData | undefined;
  const api = createApiClient({ origin: '', publicKey: pageData.publicKey });
  const session = createSessionStore(root?.user ?? (await api.userData().catch(() => guest)));
  const site = Promise.resolve(root?.site ?? api.siteData());
  site.catch(() => {}); // The root loader reports it; without a handler it would be an unhandled rejection as well.

  const liveSite = createLiveSite(site, api);

  const routes = createRoutes(composition, pageLoader(composition), ({ error, ...failure }) =>
    console.warn('remote failed', failure, error),
  );
  const ready = await preloadMatches(routes, location);

  const router = createBrowserRouter(routes, {
    // A page that could not be loaded must not be hydrated with the data of the page that the server had.
    hydrationData: ready ? pageData.hydration : undefined,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(sessionContext, session);
      context.set(siteContext, liveSite());
      context.set(visitorContext, Promise.resolve(session));
      context.set(logContext, console);
      return context;
    },
  });
  const app = (
    <StrictMode>
      <ServicesContext value={{ api, session }}>
        <RouterProvider router={router} />
      </ServicesContext>
    </StrictMode>
  );
  const container = document.getElementById('root')!;
  if (ready && pageData.hydration) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
  startNavigation({ router, composition });
}

void start();
