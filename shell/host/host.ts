import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import { constants } from 'node:zlib';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { endConnections, runClosers } from '@site/kernel/closing';
import { apiProxy } from './api-proxy.ts';
import { beaconRoute } from './beacon.ts';
import { buildsRoutes } from './builds.ts';
import { healthRoutes } from './health.ts';
import { hostLimits, longestRequest } from './limits.ts';
import { storeOf, type Config } from '../releases/config.ts';
import { announceHost } from '../releases/hosts.ts';
import { followRegistry } from '../releases/live.ts';
import { countHealth } from '../releases/watch/counter.ts';
import { watchReleases } from '../releases/watch/release-watch.ts';
import { refuseHostileAddress } from './hostile-requests.ts';
import { Metrics } from './metrics.ts';
import { opsRoutes } from './ops/ops-routes.ts';
import { offlineWorker } from './offline-worker.ts';
import { pageRoutes } from './pages.ts';
import { Places } from './places.ts';
import { releasedFiles } from './released-files.ts';
import { refusedRequests, handleErrors } from './refused-requests.ts';
import { readForwardedAddresses } from './visitor-address.ts';
import { siteFiles } from './site-files.ts';
import { limitSockets } from './sockets.ts';

/**
 * Timeout of the close hooks, in ms. With the time to drain connections, it stays below the 10 s before containers are
 * killed.
 */
const CLOSING = 3_500;

export async function createHost(config: Config, limits = hostLimits, logTo?: DestinationStream) {
  const traces = config.OTEL_EXPORTER_OTLP_ENDPOINT ? await import('./traces.ts') : undefined;
  const log = pino({ level: config.LOG_LEVEL, ...(traces && { mixin: traces.traceFields }) }, logTo);
  const store = storeOf(config);
  const announcement = announceHost(store.state, `${config.HOST}:${config.PORT}`);
  const interval = config.HEALTH_INTERVAL * 1000;
  const production = config.NODE_ENV === 'production';
  const health = countHealth({
    state: store.state,
    interval,
    onError: (error) => log.error({ err: error }, 'the counts of pages cannot be written'),
  });
  const metrics = config.METRICS_PORT === undefined ? undefined : new Metrics(() => live.pools());
  const live = await followRegistry({
    store,
    log,
    announcement,
    production,
    beacons: config.BEACON_SHARE,
    onSwitch() {
      health.restart();
      metrics?.switches.inc();
    },
    onIncident: ({ remote }, kind) => metrics?.incidents.inc({ remote, kind }),
    apiOrigin: config.API_ORIGIN,
    publicKey: config.REQUEST_PUBLIC_KEY,
    siteOrigin: config.SITE_ORIGIN,
    renderers: config.RENDERERS,
    memory: config.RENDERER_MEMORY,
  }).catch(async (error: unknown) => {
    await runClosers([() => health.close(), () => announcement.close(), () => store.state.close()], CLOSING);
    throw error;
  });

  const watch = watchReleases({
    ...{ store, log, production, interval },
    site: config.SITE_ORIGIN,
    webhook: config.RELEASE_WEBHOOK_URL,
    onRollback: () => metrics?.rollbacks.inc(),
  });

  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    ...refusedRequests,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    http: {
      headersTimeout: limits.headers,
      connectionsCheckingInterval: limits.headers / 10,
      requireHostHeader: false, // `handleErrors` requires it.
    },
    requestTimeout: longestRequest(limits),
    connectionTimeout: limits.idle,
    routerOptions: { maxParamLength: 500 },
  });
  const endTraces = traces?.traceHost(app);
  metrics?.observe(app);
  endConnections(app);
  app.addHook('onClose', async () => {
    const closers = [watch, health, live, announcement, store.state].map((part) => () => part.close());
    if (endTraces) closers.push(endTraces);
    const errors = await runClosers(closers, CLOSING);
    for (const error of errors) log.error({ err: error }, 'error while closing');
  });

  limitSockets(app.server, config.TRUST_PROXY, limits.socketsPerAddress);
  handleErrors(app);
  app.addHook('onRequest', readForwardedAddresses);
  app.addHook('onRequest', refuseHostileAddress);
  await app.register(cookie);
  // Pages have their own content security policy, with the hashes of their scripts and styles.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: config.SITE_ORIGIN.startsWith('https:'),
    // Map services check the referrer, because the map keys are limited to the site's address.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });

  await app.register(releasedFiles, { store, live });
  await app.register(siteFiles, { store });
  await app.register(serveStatic, {
    root: join(import.meta.dirname, 'public'),
    prefix: '/',
    wildcard: false,
    maxAge: '1d',
    decorateReply: false,
  });

  const pools = { calls: new Places(limits.calls, limits), files: new Places(limits.files, limits) };
  await app.register(apiProxy, { apiOrigin: config.API_ORIGIN, limits, ...pools });
  await app.register(healthRoutes, {
    pools,
    // The stable composition: a trial that kills its renderers must not take the host out.
    isServing: () => live.pick(99).pool.isResponding,
  });
  await app.register(buildsRoutes, { live, store });
  await app.register(beaconRoute, { live, health, limits, siteOrigin: config.SITE_ORIGIN });
  await app.register(offlineWorker, { live, enabled: config.OFFLINE_WORKER === 'on' });
  await app.register(opsRoutes, { store, config, limits });
  await app.register(pageRoutes, { live, store, config, health, metrics });
  return { app, live, config, metrics };
}
