import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { MAX_ORDER_FILES } from '@site/contracts/orders';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { academyRoutes } from './modules/academy/academy.ts';
import { accountRoutes } from './modules/account/account.ts';
import { authRoutes } from './modules/auth/auth-routes.ts';
import { cartDownloadRoutes } from './modules/cart/cart-download-routes.ts';
import { cartRoutes } from './modules/cart/cart-routes.ts';
import { catalogRoutes } from './modules/catalog/catalog-routes.ts';
import { contentRoutes } from './modules/content/content-routes.ts';
import { payBackRoutes } from './modules/pay-back/pay-back.ts';
import { exportRoutes } from './modules/exports/exports.ts';
import { formRoutes } from './modules/forms/forms.ts';
import { healthRoutes } from './modules/health/health.ts';
import { listRoutes } from './modules/lists/list-routes.ts';
import { closedMailGateway } from './modules/mail/mail-gateway.ts';
import { createMailInbox } from './modules/mail/mail-inbox.ts';
import { mailRoutes } from './modules/mail/mail-routes.ts';
import { mediaRoutes } from './modules/media/media-routes.ts';
import { videoRoutes } from './modules/media/video-routes.ts';
import { newsRoutes } from './modules/news/news.ts';
import { devOrderRoutes } from './modules/orders/dev-order-routes.ts';
import { orderDownloadRoutes } from './modules/orders/download-routes.ts';
import { orderFileRoutes } from './modules/orders/order-file-routes.ts';
import { orderRoutes } from './modules/orders/order-routes.ts';
import type { OrderSweep } from './modules/orders/order-sweep.ts';
import { partnerRoutes } from './modules/partners/partners.ts';
import { priceLevelRoutes } from './modules/pricing/price-level-routes.ts';
import { projectRoutes } from './modules/projects/projects.ts';
import { questionRoutes } from './modules/questions/question-routes.ts';
import { redirectRoutes } from './modules/redirects/redirects.ts';
import { searchRoutes } from './modules/search/search-routes.ts';
import { settingsRoutes } from './modules/site/settings-routes.ts';
import { siteRoutes } from './modules/site/site.ts';
import { sitemapRoutes } from './modules/sitemap/sitemap.ts';
import { closedGateway } from './modules/sms/sms-gateway.ts';
import { createSmsInbox } from './modules/sms/sms-inbox.ts';
import { smsRoutes } from './modules/sms/sms-routes.ts';
import { stockNoticeRoutes } from './modules/stock-notices/stock-notice-routes.ts';
import type { StockNoticeService } from './modules/stock-notices/stock-notice-service.ts';
import { partyRoutes } from './modules/suggestions/party-routes.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { requestKeyPlugin } from './plugins/request-key.ts';
import { sessionPlugin } from './plugins/session.ts';
import { createServices } from './services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What time does to orders: cancels the unpaid, completes the delivered, removes files that no order came for. */
    sweepOrders: OrderSweep;
    /** Writes to those who wait for a product that is in stock again. */
    sweepStockNotices: StockNoticeService['sweep'];
  }
}

type Dependencies = { database: Database; now?: () => Date };

/** The whole API over an open database. It listens to nothing: tests inject calls, `main.ts` opens the port. */
export async function buildApp(
  config: Config,
  { database, now = () => new Date() }: Dependencies,
): Promise<FastifyInstance> {
  const { db } = database;
  const production = config.NODE_ENV === 'production';
  const inbox = createSmsInbox(db, now);
  const mailInbox = createMailInbox(db, now);

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
  const services = createServices(config, {
    db,
    now,
    log: app.log,
    sms: production ? closedGateway : inbox.gateway,
    mail: production ? closedMailGateway : mailInbox.gateway,
  });
  app.decorate('sweepOrders', services.sweepOrders);
  app.decorate('sweepStockNotices', services.stockNotices.sweep);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(errorsPlugin, { categories: services.categories.top });
  await app.register(rateLimit, { global: false });
  await app.register(healthRoutes, { db });
  await app.register(mediaRoutes, { ...services, dataDir: config.DATA_DIR });
  await app.register(videoRoutes);
  await app.register(exportRoutes, services);
  await app.register(sitemapRoutes, services);
  if (!production) {
    await app.register(smsRoutes, { inbox });
    await app.register(mailRoutes, { mailInbox });
    await app.register(partyRoutes);
    await app.register(devOrderRoutes, services);
    await app.register(settingsRoutes, services);
  }

  const session = {
    sessions: services.sessions,
    secure: config.PUBLIC_HOST.startsWith('https:'),
    perAddress: config.GUESTS_PER_ADDRESS,
  };
  await app.register(async (downloads) => {
    await downloads.register(sessionPlugin, session);
    await downloads.register(cartDownloadRoutes, { ...services, now });
    await downloads.register(orderDownloadRoutes, services);
  });
  await app.register(async (api) => {
    await api.register(requestKeyPlugin, { publicKey: config.REQUEST_PUBLIC_KEY, now });
    await api.register(sessionPlugin, session);
    await api.register(siteRoutes, services);
    await api.register(redirectRoutes, services);
    await api.register(authRoutes, {
      ...services,
      codesPerAddress: config.AUTH_CODES_PER_ADDRESS,
      checksPerAddress: config.AUTH_CHECKS_PER_ADDRESS,
    });
    await api.register(catalogRoutes, services);
    await api.register(searchRoutes, services);
    await api.register(priceLevelRoutes, services);
    await api.register(cartRoutes, services);
    await api.register(listRoutes, services);
    await api.register(newsRoutes, services);
    await api.register(projectRoutes, services);
    await api.register(partnerRoutes, services);
    await api.register(academyRoutes, services);
    await api.register(accountRoutes, services);
    await api.register(orderRoutes, { ...services, perAddress: config.ORDERS_PER_ADDRESS });
    await api.register(orderFileRoutes, { ...services, perAddress: config.ORDERS_PER_ADDRESS * MAX_ORDER_FILES });
    await api.register(formRoutes, { ...services, perAddress: config.FORMS_PER_ADDRESS });
    await api.register(questionRoutes, { ...services, perAddress: config.FORMS_PER_ADDRESS });
    await api.register(stockNoticeRoutes, { ...services, perAddress: config.FORMS_PER_ADDRESS });
    await api.register(payBackRoutes, services);
    await api.register(contentRoutes, services);
  });
  return app;
}
