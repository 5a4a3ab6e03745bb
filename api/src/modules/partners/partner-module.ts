import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { ContentService } from '../content/content-service.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { CompanyProfile } from './company-profile.ts';
import { managedShopRoutes } from './managed-shop-routes.ts';
import { ManagedShops } from './managed-shops.ts';
import { PartnerPages } from './partner-pages.ts';
import { PartnerRepository } from './partner-repository.ts';
import { partnerRoutes } from './partner-routes.ts';
import { PartnerService } from './partner-service.ts';
import { ShopRepository } from './shop-repository.ts';
import { TownRepository } from './town-repository.ts';

type Serves = {
  blocks: BlockResolver;
  content: ContentService;
  seo: SeoBuilder;
  publicProfile: (companyId: number) => Promise<CompanyProfile>;
};
type Needs = Core & { decisions: DecisionService; projects: ProjectService };

export const partnerModule = defineModule('partners', ({ db, now, decisions, projects }: Needs) => {
  const fresh = new PartnerRepository(db);
  const reads = {
    partners: cacheReads(fresh, now),
    shops: cacheReads(new ShopRepository(db), now),
    towns: cacheReads(new TownRepository(db), now),
  };
  const { shops } = reads;
  return {
    services: { partners: new PartnerService({ ...reads, fresh, now }) },
    routes: ({ blocks, content, seo, publicProfile }: Serves) => ({
      api: [
        mount(partnerRoutes, {
          ...{ ...reads, content, seo, now },
          partnerPages: new PartnerPages({ partners: fresh, shops, blocks, projects, seo, publicProfile }),
        }),
      ],
      manage: [mount(managedShopRoutes, { shops: new ManagedShops({ db, decisions, now }) })],
    }),
  };
});
