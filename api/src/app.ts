import { randomUUID } from 'node:crypto';
import { MAX_BODY_BYTES } from '@site/contracts/limits';
import { endConnections } from '@site/kernel/closing';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { type Clock, systemClock } from './days/clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Demonstration } from './demonstration.ts';
import { serializers } from './log.ts';
import { Jobs, type Sweep } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import { modules } from './modules.ts';
import { endpointsPlugin } from './plugins/endpoints.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { hostileRequestsPlugin } from './plugins/hostile-requests.ts';
import { limitsPlugin } from './plugins/limits.ts';
import { maintenancePlugin } from './modules/site/maintenance.ts';
import { ownFormsPlugin } from './plugins/own-forms.ts';
import { noStoreAccountPlugin } from './plugins/no-store-account.ts';
import { refusedRequests, refusedRequestsPlugin } from './plugins/refused-requests.ts';
import { requestKeyPlugin } from './plugins/request-key.ts';
import { smokeKeyPlugin } from './plugins/service-key.ts';
import { manageAccessPlugin } from './modules/staff/manage-access.ts';
import { sessionPlugin } from './modules/session/session-plugin.ts';
import { serializerCompiler } from './http/serializer.ts';
import { openStore } from './store/open-store.ts';
import { typedTextPlugin } from './plugins/typed-text.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `start.ts` starts them; tests work them off. */
    jobs: Jobs;
    /** Sweeps by module name, for tests. */
    sweeps: ReadonlyMap<string, Sweep>;
  }
}

/** In ms. Short, because the hosts forward complete requests. */
const REQUEST_TIMEOUT = 60_000;

type Dependencies = {
  database: Database;
  demo?: Demonstration | null;
  metrics?: Metrics;
  now?: Clock;
  logTo?: { write: (line: string) => void };
};

/** Builds the API over an open database. It does not listen: tests inject requests, `start.ts` opens the port. */
export async function buildApp(
  config: Config,
  { database, demo = null, metrics, now = systemClock, logTo }: Dependencies,
): Promise<FastifyInstance> {
  const traces = config.OTEL_EXPORTER_OTLP_ENDPOINT ? await import('./traces.ts') : undefined;
  const app = Fastify({
    ...refusedRequests,
    requestTimeout: REQUEST_TIMEOUT,
    logger: {
      level: config.LOG_LEVEL,
      serializers,
      ...(traces && { mixin: traces.traceFields }),
      ...(logTo && { stream: logTo }),
      redact: [
        'req.headers.sessionid',
        'req.headers.cookie',
        'req.headers["request-key"]',
        'req.headers.authorization',
      ],
    },
    // The host forwards its request id, so that one id finds the request in both logs.
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_HOSTS,
    bodyLimit: MAX_BODY_BYTES,
    // A preview link contains the URL of its page. Schemas limit all other parameters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  traces?.traceApi(app);
  const store = openStore(config);
  const jobs = new Jobs({ database, log: app.log, now });
  const given = { config, db: database.db, store, jobs, log: app.log, now, demo };
  const { services, mount, sweeps, close } = modules.open(given);
  await services.videos.load();
  jobs.repeat(sweeps, (name, run) => metrics?.sweep(name, run) ?? run());
  app.decorate('jobs', jobs);
  app.decorate('sweeps', sweeps);
  metrics?.observe(app);
  app.addHook('onClose', () => Promise.all([jobs.stop(), close()]));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  endConnections(app);
  await app.register(endpointsPlugin);
  await app.register(refusedRequestsPlugin);
  await app.register(errorsPlugin, { categories: () => services.categories.top() });
  await app.register(noStoreAccountPlugin);
  await app.register(hostileRequestsPlugin);
  await app.register(typedTextPlugin);
  await app.register(limitsPlugin, { db: database.db, now });
  mount('root', app);
  if (config.NODE_ENV !== 'production') mount('dev', app);

  const session = {
    sessions: services.sessions,
    secure: config.PUBLIC_HOST.startsWith('https:'),
    perAddress: config.GUESTS_PER_ADDRESS,
  };
  await app.register(async (downloads) => {
    await downloads.register(sessionPlugin, session);
    mount('downloads', downloads);
  });
  await app.register(async (forms) => {
    await forms.register(ownFormsPlugin, { siteOrigin: config.PUBLIC_HOST });
    await forms.register(maintenancePlugin, services);
    await forms.register(sessionPlugin, session);
    mount('forms', forms);
  });
  await app.register(async (manage) => {
    await manage.register(sessionPlugin, session);
    await manage.register(manageAccessPlugin, {
      ...{ key: config.MANAGE_KEY, keys: services.manageKeys, secondFactor: services.secondFactor },
      ...{ publicKey: config.REQUEST_PUBLIC_KEY, now },
    });
    mount('manage', manage);
  });
  await app.register(async (smoke) => {
    await smoke.register(smokeKeyPlugin, { key: config.SMOKE_KEY ?? randomUUID() });
    mount('smoke', smoke);
  });
  await app.register(async (api) => {
    await api.register(requestKeyPlugin, { publicKey: config.REQUEST_PUBLIC_KEY, now });
    await api.register(maintenancePlugin, services);
    await api.register(sessionPlugin, session);
    mount('api', api);
  });
  return app;
}
