import { type Core, defineModule, mount } from '../../module.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { Photographs } from '../media/library/photographs.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { SitemapRepository } from './sitemap-repository.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { SitemapService } from './sitemap-service.ts';

type Needs = Core & {
  categories: CategoryService;
  partners: PartnerService;
  photographs: Photographs;
  site: SiteService;
};

export const sitemapModule = defineModule('sitemap', ({ config, db, now, site, ...services }: Needs) => {
  const { categories, partners, photographs } = services;
  const sitemap = new SitemapService({
    ...{ repository: new SitemapRepository(db), categories, partners, photographs },
    ...{ origin: config.PUBLIC_HOST, now },
  });
  return { routes: () => ({ root: [mount(sitemapRoutes, { sitemap, site })] }) };
});
