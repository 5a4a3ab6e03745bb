import { BRAND } from './brand.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { keepReads } from './memo.ts';
import { createAcademyPages, createAcademyService, createEventRepository } from './modules/academy/academy.ts';
import { createAccountPages } from './modules/account/account.ts';
import { createAuthService } from './modules/auth/auth-service.ts';
import { createAuthRepository } from './modules/auth/login-code-repository.ts';
import { createCatalogService } from './modules/catalog/catalog-service.ts';
import { createCategoryRepository } from './modules/catalog/category-repository.ts';
import { createCategoryService } from './modules/catalog/category-service.ts';
import { createProductRepository } from './modules/catalog/product-repository.ts';
import { createBlockResolver } from './modules/content/block-resolver.ts';
import { createContentService, createPageRepository } from './modules/content/content-service.ts';
import { createDocumentRepository } from './modules/documents/document-repository.ts';
import { createDocumentService } from './modules/documents/document-service.ts';
import { createFaqRepository, createFaqService } from './modules/faq/faq-service.ts';
import { createFormRepository, createFormService } from './modules/forms/forms.ts';
import { createNewsPages, createNewsRepository, createNewsService } from './modules/news/news.ts';
import { createPartnerPages, createPartnerRepository, createPartnerService } from './modules/partners/partners.ts';
import { createProjectPages, createProjectRepository, createProjectService } from './modules/projects/projects.ts';
import { createRedirectRepository, createRedirectService } from './modules/redirects/redirects.ts';
import { createSeoBuilder } from './modules/seo/seo.ts';
import { createSessionRepository } from './modules/session/session-repository.ts';
import { createSessionService } from './modules/session/session-service.ts';
import { createSiteRepository, createSiteService } from './modules/site/site.ts';
import type { SmsGateway } from './modules/sms/sms-gateway.ts';

/** Publication goes by the minute, so that lists asked for within one have the same answer. */
const byMinute = (now: () => Date) => () => new Date(Math.floor(now().getTime() / 60_000) * 60_000);

type Dependencies = { db: Db; sms: SmsGateway; now: () => Date };

/** The composition root: who depends on whom is read here, and nowhere else. */
export function createServices(config: Config, { db, sms, now }: Dependencies) {
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
  };
  const categories = createCategoryService(createCategoryRepository(db), now);
  const site = createSiteService({ repository: createSiteRepository(db), categories, host: config.PUBLIC_HOST, now });
  const sources = {
    categories,
    site,
    catalog: createCatalogService({ repository: repositories.products, categories, seo }),
    news: createNewsService({ repository: repositories.news, now: byMinute(now) }),
    projects: createProjectService(repositories.projects),
    partners: createPartnerService(repositories.partners),
    academy: createAcademyService({ repository: repositories.events, now }),
    faq: createFaqService(repositories.faq),
    documents: createDocumentService(repositories.documents),
  };
  const blocks = createBlockResolver(sources);
  const pages = { blocks, seo };
  return {
    ...sources,
    sessions: createSessionService(createSessionRepository(db), now),
    auth: createAuthService(
      createAuthRepository(db),
      sms,
      { codesPerNumber: config.AUTH_CODES_PER_NUMBER, host: new URL(config.PUBLIC_HOST).host },
      now,
    ),
    redirects: createRedirectService(createRedirectRepository(db)),
    content: createContentService({ repository: repositories.pages, site, ...pages }),
    newsPages: createNewsPages({ repository: repositories.news, now: byMinute(now), ...pages }),
    projectPages: createProjectPages({ repository: repositories.projects, ...pages }),
    partnerPages: createPartnerPages({ repository: repositories.partners, ...pages }),
    academyPages: createAcademyPages({ repository: repositories.events, now, ...pages }),
    accountPages: createAccountPages({ seo }),
    forms: createFormService({ repository: createFormRepository(db), site, now }),
  };
}

export type Services = ReturnType<typeof createServices>;
