import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import { constants } from 'node:zlib';
import { paths } from '@site/contracts/paths';
import { SESSION_COOKIE, SESSION_HEADER } from '@site/contracts/request-key';
import Fastify, { LogController, type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { createStore } from '../ops/store.ts';
import { buildsRoutes } from './builds.ts';
import type { Config } from './config.ts';
import { followRegistry } from './live.ts';
import { pageRoutes } from './pages.ts';

/** Files that the API makes of the catalogue and of the list of pages. Their addresses are at the root, and known so. */
const rootFiles = [paths.catalogWorkbook(), paths.catalogFeed(), '/robots.txt', '/sitemap.xml', '/sitemap-:map.xml'];

/** The process that answers visitors: files of releases, the API behind it, and pages of the live composition. */
export async function createHost(config: Config) {
  const log = pino({ level: config.LOG_LEVEL });
  const store = createStore(config.DATA_DIR);
  const live = await followRegistry({
    store,
    log,
    apiOrigin: config.API_ORIGIN,
    publicKey: config.REQUEST_PUBLIC_KEY,
    siteOrigin: config.SITE_ORIGIN,
  });

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onClose', () => live.close());

  await app.register(cookie);
  // Pages carry their own policy, with the hashes of their scripts and styles.
  await app.register(helmet, { contentSecurityPolicy: false, hsts: config.SITE_ORIGIN.startsWith('https:') });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });

  await app.register(serveStatic, {
    root: join(config.DATA_DIR, 'releases'),
    prefix: '/r/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    // Only what a release shows to browsers; server builds and release.json stay inside.
    allowedPath: (path) => /^\/[a-z0-9-]+\/[\w.-]+\/client\/[\w.@/-]+$/.test(path) && !path.includes('..'),
  });
  await app.register(serveStatic, { root: join(import.meta.dirname, 'public'), prefix: '/', wildcard: false, maxAge: '1d', decorateReply: false });

  const upstream = {
    upstream: config.API_ORIGIN,
    replyOptions: { rewriteRequestHeaders: (request, headers) => ({ ...headers, ...sessionHeader(request as FastifyRequest) }) },
  } satisfies FastifyHttpProxyOptions;
  for (const prefix of ['/api', '/media', '/documents', '/dev'])
    await app.register(proxy, { ...upstream, prefix, rewritePrefix: prefix });
  await app.register(proxy, { ...upstream, routes: rootFiles, httpMethods: ['GET', 'HEAD'] });

  await app.register(buildsRoutes, { live, store });
  await app.register(pageRoutes, { live, store, config });
  return { app, live };
}

/** The session reaches the API from the HttpOnly cookie alone: what a client claims in the header is dropped. */
const sessionHeader = ({ cookies }: FastifyRequest) => ({ [SESSION_HEADER]: cookies[SESSION_COOKIE] ?? '' });
