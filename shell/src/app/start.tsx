// First import: base.css declares the cascade layers, and their order is that of the first declaration. In the entry
// they would come after everything that is imported here.
import '@site/ui/tokens.css';
import '@site/ui/fonts.css';
import '@site/ui/base.css';
import { paths } from '@site/contracts/paths';
import type { SiteData } from '@site/contracts/site-data';
import { apiContext, sessionContext, toastProblem } from '@site/runtime';
import { createApiClient, createSessionStore, guest, hasUnsavedInput } from '@site/runtime/shell';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, type HydrationState } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { pageComposition } from '../composition/page-composition.ts';
import { pageLoader } from '../composition/page-loader.ts';
import type { ReportFailure } from './remote-route.tsx';
import { readPageData, type PageData } from '../document/page-data.ts';
import { recordFailure } from '../health/page-views.ts';
import { startBeacons } from '../health/start.ts';
import { FixedMarkupContext, markupOfDocument } from '../layouts/fixed-markup.tsx';
import { traceOfPage } from '../health/trace-of-page.ts';
import { startNavigation } from '../navigation/start.ts';
import { createPartModules } from '../parts/part-modules.ts';
import { createParts, partsContext } from '../parts/parts.ts';
import { followAuth } from '../session/follow-auth.ts';
import { createLiveSite } from '../session/live-site.ts';
import { isOpenInMaintenance } from '../guards/maintenance.ts';
import { createMaintenanceNotice } from '../session/maintenance-notice.ts';
import { createSessionEnd } from '../session/session-end.ts';
import { sessionChannel, shareSession } from '../session/share-session.ts';
import { loadSite, loadVisitor, siteContext, visitorContext } from '../session/visitor.ts';
import { isDocumentOfAddress } from './document-address.ts';
import { logContext } from '../base/log.ts';
import { preloadMatches } from './preload-matches.ts';
import type { RootData } from '../session/root-loader.ts';
import { createRoutes } from './routes.tsx';
import { ServicesContext } from './services.tsx';

const MAINTENANCE_WHILE_TYPING =
  'На\u00a0сайте начались технические работы. То, что вы\u00a0ввели, останется на\u00a0странице: отправьте его немного позже';

/** A part without its code shows its fallback; the page works, so the error is only logged. */
function logRecoverableError(error: unknown) {
  console.warn('hydration was repaired', error);
  recordFailure('recoverable');
}

/** Adds the root loader's data for hydration. Returns undefined if the server's site data is no longer available. */
async function withShellData(
  { hydration, user }: PageData,
  siteData: Promise<SiteData>,
): Promise<HydrationState | undefined> {
  if (!hydration || !user) return hydration;
  const site = await siteData.catch(() => undefined);
  return site && { ...hydration, loaderData: { ...hydration.loaderData, root: { site, user } satisfies RootData } };
}

export async function start() {
  const composition = pageComposition();
  const pageData = readPageData();
  const api = createApiClient({
    origin: '',
    publicKey: pageData.publicKey,
    headers: traceOfPage(),
    onMaintenance: () => void noticeMaintenance(),
    onUnauthorized: () => void endSession(),
  });
  const site = loadSite(pageData.siteFile, api);
  site.catch(() => {}); // The root loader reports the error; this only prevents an unhandled rejection.
  const visitor = loadVisitor(pageData.user, api);
  // If this fails, the root loader fails too, and the guest session is never shown.
  const session = await visitor.catch(() => createSessionStore(guest));
  const endSession = createSessionEnd({ session, api });

  const liveSite = createLiveSite(site, api);

  const report: ReportFailure = ({ error, ...failure }) => {
    console.warn('remote failed', failure, error);
    recordFailure('chunk', { remote: failure.remote, page: failure.page });
  };
  const loadPage = pageLoader(composition);
  const modules = createPartModules(composition, loadPage);
  const parts = createParts({ modules, api, report, known: pageData.parts });

  const routes = createRoutes(composition, loadPage, report);
  parts.loadKnown();
  const isDocument = isDocumentOfAddress();
  const isLoaded = await preloadMatches(routes, location, isDocument ? pageData.hydration : undefined);
  const known = isLoaded && isDocument ? await withShellData(pageData, site) : undefined;
  // If the page could not be loaded or the address has changed, the server's data does not match it.
  const hydrationData = isDocumentOfAddress() ? known : undefined;

  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(sessionContext, session);
      context.set(siteContext, liveSite());
      context.set(visitorContext, visitor);
      context.set(partsContext, parts);
      context.set(logContext, console);
      return context;
    },
  });
  // Before hydration, so that a logout in another tab meanwhile also logs out this one.
  followAuth(session);
  const channel = sessionChannel();
  if (channel) shareSession({ session, api, channel, onOtherVisitor: () => void router.revalidate() });
  const noticeMaintenance = createMaintenanceNotice({
    refresh: liveSite.refresh,
    hasUnsavedInput,
    leave: () => isOpenInMaintenance(window.location.pathname) || router.navigate(paths.technical()),
    notify: ({ contacts }) =>
      toastProblem({ code: 'maintenance', message: MAINTENANCE_WHILE_TYPING }, contacts.support_phone),
  });
  const app = (
    <StrictMode>
      <ServicesContext value={{ api, session, parts }}>
        <FixedMarkupContext value={markupOfDocument}>
          <RouterProvider router={router} />
        </FixedMarkupContext>
      </ServicesContext>
    </StrictMode>
  );
  const container = document.getElementById('root')!;
  if (hydrationData)
    startTransition(() => void hydrateRoot(container, app, { onRecoverableError: logRecoverableError }));
  else createRoot(container).render(app);
  startNavigation({ router, composition });
  startBeacons(composition.id, pageData.beacons);
}
