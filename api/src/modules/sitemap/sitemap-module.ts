import { type Core, defineModule, mount } from '../../module.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { createSitemapRepository } from './sitemap-repository.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { createSitemapService } from './sitemap-service.ts';

type Needs = Core & {
  categories: CategoryService;
  partners: PartnerService;
  site: SiteService;
};

export const sitemapModule = defineModule('sitemap', ({ config, db, now, categories, partners, site }: Needs) => {
  const repository = createSitemapRepository(db);
  const sitemap = createSitemapService({ repository, categories, partners, origin: config.PUBLIC_HOST, now });
  return { routes: () => ({ root: [mount(sitemapRoutes, { sitemap, site })] }) };
});
