import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { academyRoutes } from './modules/academy/academy.ts';
import { accountRoutes } from './modules/account/account.ts';
import { authRoutes } from './modules/auth/auth-routes.ts';
import { catalogRoutes } from './modules/catalog/catalog-routes.ts';
import { contentRoutes } from './modules/content/content-routes.ts';
import { formRoutes } from './modules/forms/forms.ts';
import { healthRoutes } from './modules/health/health.ts';
import { mediaRoutes } from './modules/media/media-routes.ts';
import { newsRoutes } from './modules/news/news.ts';
import { partnerRoutes } from './modules/partners/partners.ts';
import { projectRoutes } from './modules/projects/projects.ts';
import { redirectRoutes } from './modules/redirects/redirects.ts';
import { settingsRoutes } from './modules/site/settings-routes.ts';
import { siteRoutes } from './modules/site/site.ts';
import { closedGateway } from './modules/sms/sms-gateway.ts';
import { createSmsInbox } from './modules/sms/sms-inbox.ts';
import { smsRoutes } from './modules/sms/sms-routes.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { requestKeyPlugin } from './plugins/request-key.ts';
import { sessionPlugin } from './plugins/session.ts';
import { createServices } from './services.ts';

type Dependencies = { database: Database; now?: () => Date };

/** The whole API over an open database. It listens to nothing: tests inject calls, `main.ts` opens the port. */
export async function buildApp(
  config: Config,
  { database, now = () => new Date() }: Dependencies,
): Promise<FastifyInstance> {
  const { db } = database;
  const production = config.NODE_ENV === 'production';
  const inbox = createSmsInbox(db, now);
  const services = createServices(config, { db, now, sms: production ? closedGateway : inbox.gateway });

  const app = Fastify({
    logger: {
      level: config.LOG_LEVEL,
      redact: ['req.headers.sessionid', 'req.headers.cookie', 'req.headers["request-key"]'],
    },
    // The host hands the visitor's request id on, so that one id finds both logs.
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(errorsPlugin, { categories: services.categories.top });
  await app.register(rateLimit, { global: false });
  await app.register(healthRoutes, { db });
  await app.register(mediaRoutes, { ...services, dataDir: config.DATA_DIR });
  if (!production) {
    await app.register(smsRoutes, { inbox });
    await app.register(settingsRoutes, services);
  }

  await app.register(async (api) => {
    await api.register(requestKeyPlugin, { publicKey: config.REQUEST_PUBLIC_KEY, now });
    await api.register(sessionPlugin, { sessions: services.sessions, secure: config.PUBLIC_HOST.startsWith('https:') });
    await api.register(siteRoutes, services);
    await api.register(redirectRoutes, services);
    await api.register(authRoutes, {
      ...services,
      codesPerAddress: config.AUTH_CODES_PER_ADDRESS,
      checksPerAddress: config.AUTH_CHECKS_PER_ADDRESS,
    });
    await api.register(catalogRoutes, services);
    await api.register(newsRoutes, services);
    await api.register(projectRoutes, services);
    await api.register(partnerRoutes, services);
    await api.register(academyRoutes, services);
    await api.register(accountRoutes, services);
    await api.register(formRoutes, { ...services, perAddress: config.FORMS_PER_ADDRESS });
    await api.register(contentRoutes, services);
  });
  return app;
}
