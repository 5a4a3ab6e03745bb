import type { FastifyBaseLogger } from 'fastify';
import { BRAND } from './brand.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { keepReads } from './memo.ts';
import { createAcademyPages, createAcademyService, createEventRepository } from './modules/academy/academy.ts';
import { createAccountPages } from './modules/account/account.ts';
import { createAuthService } from './modules/auth/auth-service.ts';
import { createAuthRepository } from './modules/auth/login-code-repository.ts';
import { createLoginCodes } from './modules/auth/login-codes.ts';
import { createRegistrationService } from './modules/auth/registration-service.ts';
import { createCartPages } from './modules/cart/cart-page.ts';
import { type CartService, createCartService } from './modules/cart/cart-service.ts';
import { createCatalogIndexRepository } from './modules/catalog/catalog-index/catalog-index-repository.ts';
import { createCatalogIndexService } from './modules/catalog/catalog-index/catalog-index-service.ts';
import { createCatalogService } from './modules/catalog/catalog-service.ts';
import { createCategoryRepository } from './modules/catalog/category-repository.ts';
import { createCategoryService } from './modules/catalog/category-service.ts';
import { createProductRepository } from './modules/catalog/product-repository.ts';
import { createConsentService } from './modules/consents/consents.ts';
import { createBlockResolver } from './modules/content/block-resolver.ts';
import { createContentService, createPageRepository } from './modules/content/content-service.ts';
import { createDocumentRepository } from './modules/documents/document-repository.ts';
import { createDocumentService } from './modules/documents/document-service.ts';
import { createExportRepository } from './modules/exports/export-repository.ts';
import { createExportService } from './modules/exports/exports.ts';
import { createFaqRepository, createFaqService } from './modules/faq/faq-service.ts';
import { createFormRepository, createFormService } from './modules/forms/forms.ts';
import { createListPages } from './modules/lists/list-pages.ts';
import { createListService } from './modules/lists/list-service.ts';
import type { MailGateway } from './modules/mail/mail-gateway.ts';
import { createNewsPages, createNewsRepository, createNewsService } from './modules/news/news.ts';
import { createOrdering } from './modules/orders/ordering.ts';
import { createPartnerPages, createPartnerRepository, createPartnerService } from './modules/partners/partners.ts';
import { createProjectPages, createProjectRepository, createProjectService } from './modules/projects/projects.ts';
import { createQuestionReads } from './modules/questions/question-repository.ts';
import { createQuestionService } from './modules/questions/question-service.ts';
import { createRedirectRepository, createRedirectService } from './modules/redirects/redirects.ts';
import { createSearchIndex } from './modules/search/search-index.ts';
import { createSearchService } from './modules/search/search-service.ts';
import { createSeoBuilder } from './modules/seo/seo.ts';
import { createSessionService } from './modules/session/session-service.ts';
import { createSiteRepository, createSiteService } from './modules/site/site.ts';
import { createSitemapRepository } from './modules/sitemap/sitemap-repository.ts';
import { createSitemapService } from './modules/sitemap/sitemap.ts';
import type { SmsGateway } from './modules/sms/sms-gateway.ts';
import { createStockNoticeService } from './modules/stock-notices/stock-notice-service.ts';

/** Publication goes by the minute, so that lists asked for within one have the same answer. */
const byMinute = (now: () => Date) => () => new Date(Math.floor(now().getTime() / 60_000) * 60_000);

type Dependencies = {
  db: Db;
  sms: SmsGateway;
  mail: MailGateway;
  log: FastifyBaseLogger;
  now: () => Date;
};

const COMPANY_SUGGESTIONS = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs/suggest/party';

/** Outside production our own stand-in answers, with synthetic companies. */
const companyLookup = ({ NODE_ENV, COMPANY_LOOKUP_URL, COMPANY_LOOKUP_TOKEN: token }: Config) => ({
  url: COMPANY_LOOKUP_URL ?? (NODE_ENV === 'production' ? COMPANY_SUGGESTIONS : '/dev/suggestions/party'),
  token,
});

/** The composition root: who depends on whom is read here, and nowhere else. */
export function createServices(config: Config, { db, sms, mail, log, now }: Dependencies) {
  const seo = createSeoBuilder(config.PUBLIC_HOST, BRAND);
  const repositories = {
    news: keepReads(createNewsRepository(db), now),
    projects: keepReads(createProjectRepository(db), now),
    partners: keepReads(createPartnerRepository(db), now),
    events: keepReads(createEventRepository(db), now),
    products: keepReads(createProductRepository(db), now),
    faq: keepReads(createFaqRepository(db), now),
    documents: keepReads(createDocumentRepository(db), now),
    pages: keepReads(createPageRepository(db), now),
    questions: keepReads(createQuestionReads(db), now),
  };
  const catalogIndex = createCatalogIndexService(createCatalogIndexRepository(db), now);
  const categories = createCategoryService(createCategoryRepository(db), catalogIndex, now);
  const lookup = companyLookup(config);
  const outside = { analytics_counter: config.ANALYTICS_COUNTER, maps_key: config.MAPS_KEY };
  const site = createSiteService({ repository: createSiteRepository(db), categories, lookup, outside, host: config.PUBLIC_HOST, now });
  const consents = createConsentService({ site, page: repositories.pages.find });
  const questions = createQuestionService({ db, reads: repositories.questions, consents, now });
  const sources = {
    categories,
    site,
    catalog: createCatalogService({ repository: repositories.products, index: catalogIndex, categories, questions, seo, now }),
    news: createNewsService({ repository: repositories.news, now: byMinute(now) }),
    projects: createProjectService(repositories.projects),
    partners: createPartnerService(repositories.partners),
    academy: createAcademyService({ repository: repositories.events, now }),
    faq: createFaqService(repositories.faq),
    documents: createDocumentService(repositories.documents),
  };
  const lists = createListService(db);
  const cart = createCartService({ db, lists, now });
  const sessions = createSessionService(db, now);
  const logins = createAuthRepository(db);
  const smsSettings = { codesPerNumber: config.AUTH_CODES_PER_NUMBER, host: new URL(config.PUBLIC_HOST).host };
  const codes = createLoginCodes(logins, sms, smsSettings, now);
  const registrations = createRegistrationService({ db, consents, now });
  const ordering = createOrdering({
    ...sources,
    db,
    cart,
    consents,
    seo,
    mail,
    sms,
    lookup,
    dataDir: config.DATA_DIR,
    host: config.PUBLIC_HOST,
    noticeFailed: (error, order) => log.warn({ err: error, order }, 'a notice was not sent'),
    now,
  });
  /** What a guest has gathered goes with him when he logs in. */
  const takeOver: CartService['takeOver'] = async (tx, sessionId, person) => {
    await cart.takeOver(tx, sessionId, person);
    await ordering.orderFiles.takeOver(tx, sessionId, person.user.id);
  };
  const outlets = { ...sources, origin: config.PUBLIC_HOST, now };
  const blocks = createBlockResolver(sources);
  const pages = { blocks, seo };
  return {
    ...sources,
    questions,
    stockNotices: createStockNoticeService({
      ...sources,
      db,
      consents,
      mail,
      host: config.PUBLIC_HOST,
      failed: (error, notice) => log.warn({ err: error, notice }, 'a notice of arrival was not sent'),
      now,
    }),
    sessions,
    lists,
    listPages: createListPages({ lists, catalog: sources.catalog, categories, seo }),
    cart,
    cartPages: createCartPages({ cart, seo, checkout: ordering.checkout.options, recentOrder: ordering.orders.recent }),
    ...ordering,
    auth: createAuthService({ db, repository: logins, codes, registrations, sessions, cart: { takeOver } }),
    exports: createExportService({ ...outlets, repository: createExportRepository(db), dataDir: config.DATA_DIR }),
    sitemap: createSitemapService({ ...outlets, repository: createSitemapRepository(db) }),
    search: createSearchService({ ...sources, index: createSearchIndex({ ...sources, catalogIndex, now }), seo }),
    redirects: createRedirectService(createRedirectRepository(db)),
    content: createContentService({ repository: repositories.pages, site, categories, ...pages }),
    newsPages: createNewsPages({ repository: repositories.news, now: byMinute(now), ...pages }),
    projectPages: createProjectPages({ repository: repositories.projects, ...pages }),
    partnerPages: createPartnerPages({ repository: repositories.partners, ...pages }),
    academyPages: createAcademyPages({ repository: repositories.events, now, ...pages }),
    accountPages: createAccountPages({ seo, orders: ordering.orders }),
    forms: createFormService({ repository: createFormRepository(db), site, now }),
  };
}

export type Services = ReturnType<typeof createServices>;
