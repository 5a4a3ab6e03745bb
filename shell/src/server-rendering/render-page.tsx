import { withoutSecrets } from '@site/kernel/log-secrets';
import {
  SERVER_TIMING,
  type Incident,
  type PageDocument,
  type PageRequest,
  type RenderedPage,
  type RendererOptions,
} from '@site/contracts/renderer';
import type { LayoutName } from '@site/contracts/remote';
import type { SiteData } from '@site/contracts/site-data';
import { clientComposition, partModule } from '@site/contracts/composition';
import { paths } from '@site/contracts/paths';
import { SESSION_COOKIE, SESSION_HEADER } from '@site/contracts/request-key';
import { ownAddress } from '@site/kernel/own-address';
import { apiContext } from '@site/runtime';
import { createApiClient, createSessionStore, guest } from '@site/runtime/shell';
import { StrictMode } from 'react';
import {
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { logContext, type Log } from '../base/log.ts';
import type { RootData } from '../session/root-loader.ts';
import { createRoutes } from '../app/routes.tsx';
import { ServicesContext, type Services } from '../app/services.tsx';
import type { LoadPage } from '../composition/load-page.ts';
import type { ReportFailure } from '../app/remote-route.tsx';
import { pageName, type RouteHandle } from '../composition/route-handle.ts';
import { documentEnd, documentHead, documentStart, preloadData } from '../document/document.ts';
import { outsideSources } from '../document/outside-sources.ts';
import { bareDataElement, pageDataElement, pageJson } from '../document/page-data.ts';
import { errorSeo, seoOf } from '../document/seo.ts';
import { errorTitle } from '../errors/error-texts.ts';
import { FixedMarkupContext } from '../layouts/fixed-markup.tsx';
import { AroundContentContext } from '../layouts/main.tsx';
import { movedOutside, ownLocation } from '../guards/redirect-target.ts';
import { siteContext, visitorContext } from '../session/visitor.ts';
import { createPartModules } from '../parts/part-modules.ts';
import { createParts, partsContext, type PartState } from '../parts/parts.ts';
import { createAssets, type PageAssets } from './assets.ts';
import { createFixedMarkup } from './fixed-markup.tsx';
import { createContentCache, freshContent } from './content-cache.tsx';
import { pageBody } from './page-body.ts';
import { visitContext, watchedRoutes, type Visit } from './page-watch.ts';
import { createRetryingHandler } from './retrying-handler.ts';
import { send, sendFor, sendBatched, sendWith } from './send.ts';
import { createSiteCache } from './site-cache.ts';
import { createSiteFiles } from './site-files.ts';
import { renderWithParts } from './with-parts.ts';

interface PagePieces extends Pick<RenderedPage, 'status' | 'headers' | 'name'> {
  pieces: (string | Uint8Array)[];
}

/** Layouts that show no visitor data beside the page. */
const LAYOUTS_FOR_ALL: ReadonlySet<LayoutName> = new Set(['default', 'documents']);

export function createPageRenderer(
  options: RendererOptions,
  loadPage: LoadPage,
  report: (incident: Incident) => void,
  log: Log,
) {
  const { composition, apiOrigin, publicKey, siteOrigin, beacons } = options;
  const client = clientComposition(composition);
  const reportFailure: ReportFailure = ({ remote, version, page, error }) =>
    report({ remote, version, page, message: error instanceof Error ? error.message : String(error) });
  /** Last failure of each page, so that repeated requests report one incident. */
  const lastFailures = new Map<string, string>();
  const reportOnce: ReportFailure = (failure) => {
    const page = `${failure.remote}/${failure.page}`;
    const message = String(failure.error);
    if (lastFailures.get(page) !== message) reportFailure(failure);
    lastFailures.set(page, message);
  };
  const modules = createPartModules(client, loadPage);
  const handler = createRetryingHandler((onFailure) => {
    const routes = createRoutes(client, loadPage, (failure) => {
      onFailure();
      reportOnce(failure);
    });
    return watchedRoutes(routes, composition.shell.version);
  });
  const assets = createAssets(options);
  const fixedMarkup = createFixedMarkup();
  const contentCache = createContentCache();
  const siteData = createSiteCache(createApiClient({ origin: apiOrigin, publicKey, send }));
  const siteFiles = createSiteFiles(options.siteFiles, log);

  async function render(
    { url, encoding, sessionId, address, traceparent }: PageRequest,
    signal: AbortSignal,
    visit: Visit,
  ): Promise<RenderedPage> {
    const calls = {
      origin: apiOrigin,
      publicKey,
      headers: {
        ...(sessionId && { [SESSION_HEADER]: sessionId }),
        ...(address && { 'x-forwarded-for': address }),
        ...(traceparent && { traceparent }),
      },
    };
    /** Session cookie of the API's responses, forwarded to extend the session in the browser. */
    let cookie: string | undefined;
    const sendCall = sendWith((cookies) => {
      cookie = cookies.find((one) => sessionId && one.startsWith(`${SESSION_COOKIE}=${sessionId};`)) ?? cookie;
    });
    const api = createApiClient({ ...calls, send: sendFor(visit, sendBatched(apiOrigin, signal, sendCall)) });
    const begun = performance.now();
    // Without a session the visitor is a guest, and no call is needed.
    const session = sessionId
      ? api.userData(signal).then(createSessionStore)
      : Promise.resolve(createSessionStore(guest));
    session.catch(() => {}); // Prevents an unhandled rejection; the awaiting code gets the error.

    // Parts do not share batches with the page, so that a slow call of a part does not delay the page.
    const apiOfParts = createApiClient({ ...calls, send: sendFor(visit, sendCall) });
    const parts = createParts({ modules, api: apiOfParts, report: reportFailure, watch: visit });
    const context = new RouterContextProvider();
    context.set(partsContext, parts);
    context.set(apiContext, api);
    context.set(siteContext, siteData());
    context.set(visitorContext, session);
    context.set(logContext, log);
    context.set(visitContext, visit);

    const pageRequest = new Request(new URL(ownAddress(url) ?? paths.home(), siteOrigin), { signal });
    let result: StaticHandlerContext | undefined;
    const response = (await handler().query(pageRequest, {
      requestContext: context,
      generateMiddlewareResponse: async (query) => {
        const outcome = await query(pageRequest);
        if (outcome instanceof Response) return outcome;
        result = outcome;
        return new Response(null, { status: outcome.statusCode });
      },
    })) as Response;
    const location = response.headers.get('location');
    if (location || !result) {
      const target = ownLocation(location ?? paths.home(), siteOrigin) ?? movedOutside(response);
      if (!target) log.error('a redirect to another site was rejected', { url, location });
      return withCookie(redirectPage(response.status, target ?? paths.home()), cookie);
    }

    const store = await session.catch(() => createSessionStore(guest));
    // The visitor has disconnected, or the page is in quarantine.
    signal.throwIfAborted();
    visit.works();
    const known = performance.now();
    const { pieces, headers, status, name } = await renderContext(result, { api, session: store, parts }, 0);
    const rendered = performance.now();
    const html = pageBody(pieces, encoding);
    // Durations in ms: loading the data, rendering, and encoding.
    const timing = Object.entries({
      data: known - begun,
      markup: rendered - known,
      body: performance.now() - rendered,
    }).map(([name, time]) => `${name};dur=${time.toFixed(1)}`);
    return withCookie(
      { status, headers: { ...headers, [SERVER_TIMING]: timing.join(', ') }, html, encoding, name },
      cookie,
    );
  }

  /** `pass` 1 renders the error page of a page that threw during pass 0. */
  async function renderContext(context: StaticHandlerContext, services: Services, pass: 0 | 1): Promise<PagePieces> {
    const leaf = context.matches.at(-1);
    const handle = leaf?.route.handle as RouteHandle | undefined;
    const error: unknown = Object.values(context.errors ?? {})[0];
    const status = context.errors ? (isRouteErrorResponse(error) ? error.status : 500) : context.statusCode;
    if (error !== undefined && !isRouteErrorResponse(error))
      log.error('page failed', { url: withoutSecrets(context.location.pathname), error });

    const router = createStaticRouter(branchOf(context), context);
    const seo =
      (!context.errors &&
        seoOf(
          context.matches.map(({ route }) => route),
          context.loaderData,
        )) ||
      errorSeo(errorTitle(status));

    const reportThrown = (thrown: unknown) => {
      if (handle?.remote)
        report({
          remote: handle.remote.name,
          version: handle.remote.version,
          page: handle.route.page ?? '',
          message: String(thrown),
        });
    };
    const root = context.loaderData.root as RootData | undefined;
    const siteFile = root && (await siteFiles(root.site));
    const fixed = root && fixedMarkup(root.site);
    const isOfPage = (part: string) => !root || (handle !== undefined && part in handle.route.parts);
    let parts = splitParts(services.parts.states, isOfPage);
    let data = pageJson(context, parts.page);
    const content =
      root && status === 200 && !context.location.search && handle && LAYOUTS_FOR_ALL.has(handle.route.layout)
        ? contentCache(
            { path: context.location.pathname, data, site: root.site, parts: Object.keys(parts.page) },
            services.session,
          )
        : freshContent;
    let rendering: { markup: string; isWhole: boolean };
    try {
      rendering = await renderWithParts(
        <StrictMode>
          <ServicesContext value={services}>
            <FixedMarkupContext value={fixed?.source}>
              <AroundContentContext value={content.around}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </AroundContentContext>
            </FixedMarkupContext>
          </ServicesContext>
        </StrictMode>,
        services.parts,
        reportThrown,
      );
    } catch (failure) {
      if (pass === 1 || !leaf?.route.id) throw failure;
      reportThrown(failure);
      return renderContext({ ...context, errors: { [leaf.route.id]: failure } }, services, 1);
    }
    fixed?.store();
    if (!rendering.isWhole) {
      parts = splitParts(services.parts.states, isOfPage);
      data = pageJson(context, parts.page);
    }
    const page = content.complete({ ...rendering, parts: services.parts.shown });
    const pageAssets = assets.of(handle, page.parts);
    const name = handle && pageName(handle, composition.shell.version);
    const view = name?.page ? { composition: composition.id, remote: name.remote, page: name.page } : undefined;
    return {
      status,
      name,
      headers: pageHeaders(context, pageAssets),
      pieces: [
        documentStart(seo, siteOrigin),
        page.firstPicture,
        siteFile ? preloadData(siteFile) : '',
        pageAssets.head,
        ...page.pieces,
        documentEnd(pageDataElement({ publicKey, siteFile, beacons, view }, data, root, parts.others), pageAssets),
      ],
    };
  }

  /** Loads every page and part of every remote once. Returns those that cannot be loaded. */
  async function warm(): Promise<Incident[]> {
    const failures: Incident[] = [];
    for (const { name: remote, version, pages, parts } of composition.remotes)
      for (const page of [...Object.keys(pages), ...Object.keys(parts).map(partModule)])
        await loadPage({ remote, page }).catch((error: unknown) =>
          failures.push({ remote, version, page, message: error instanceof Error ? error.message : String(error) }),
        );
    return failures;
  }

  const fallback = (): PageDocument => ({
    headers: documentHeaders(assets.shell),
    html:
      documentStart(errorSeo('Загрузка'), siteOrigin) +
      documentHead(assets.shell) +
      documentEnd(bareDataElement({ publicKey, beacons }), assets.shell),
  });

  return { render, warm, fallback };
}

/** Returns only the matched routes, so that the router does not rank all the others again. */
const branchOf = ({ matches }: StaticHandlerContext) =>
  matches.reduceRight<RouteObject[] | undefined>(
    (children, { route }) => [{ ...route, children } as RouteObject],
    undefined,
  ) ?? [];

function splitParts(states: Record<string, PartState>, isOfPage: (part: string) => boolean) {
  const all = Object.entries(states);
  return {
    page: Object.fromEntries(all.filter(([part]) => isOfPage(part))),
    others: Object.fromEntries(all.filter(([part]) => !isOfPage(part))),
  };
}

const redirectPage = (status: number, location: string): RenderedPage => ({
  status,
  headers: { location, 'cache-control': 'no-store' },
  html: new Uint8Array(),
});

const withCookie = (page: RenderedPage, cookie: string | undefined): RenderedPage =>
  cookie ? { ...page, headers: { ...page.headers, 'set-cookie': cookie } } : page;

const documentHeaders = ({ policy }: PageAssets, site?: SiteData) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy(outsideSources(site?.settings)),
});

function pageHeaders(
  { loaderHeaders, loaderData, location: { pathname } }: StaticHandlerContext,
  pageAssets: PageAssets,
): Record<string, string> {
  const own = Object.values(loaderHeaders).at(-1);
  const retryAfter = own?.get('retry-after');
  const root = loaderData.root as RootData | undefined;
  return {
    ...documentHeaders(pageAssets, root?.site),
    ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    // An address with a secret must not appear in the Referer header.
    ...(withoutSecrets(pathname) === pathname ? {} : { 'referrer-policy': 'no-referrer' }),
  };
}
