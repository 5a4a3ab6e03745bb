import { cacheReads } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { PublicProfiles } from '../companies/entries/public-profile.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { ContentService } from '../content/content-service.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { managedShopRoutes } from './managed-shop-routes.ts';
import { createManagedShops } from './managed-shops.ts';
import { createPartnerDirectory } from './partner-directory.ts';
import { createPartnerPages } from './partner-pages.ts';
import { createPartnerRepository } from './partner-repository.ts';
import { partnerRoutes } from './partner-routes.ts';
import { createPartnerService } from './partner-service.ts';
import { createShopRepository } from './shop-repository.ts';
import { createTownRepository } from './town-repository.ts';
import { createWhereToBuyPage } from './where-to-buy-page.ts';

type Serves = {
  blocks: BlockResolver;
  content: ContentService;
  projects: ProjectService;
  seo: SeoBuilder;
  publicProfile: PublicProfiles;
};

export const partnerModule = defineModule(
  'partners',
  ({ db, now, decisions }: Core & { decisions: DecisionService }) => {
    const fresh = createPartnerRepository(db);
    const { list, branches } = fresh;
    const cached = cacheReads(
      { list, branches, shops: createShopRepository(db).shops, ...createTownRepository(db) },
      now,
    );
    return {
      services: { partners: createPartnerService({ cached, fresh, now }) },
      routes: ({ blocks, content, projects, seo, publicProfile }: Serves) => ({
        api: [
          mount(partnerRoutes, {
            directory: createPartnerDirectory({ list: cached.list, content }),
            partnerPages: createPartnerPages({
              find: fresh.find,
              branches,
              shops: cached.shops,
              blocks,
              projects,
              seo,
              publicProfile,
            }),
            whereToBuy: createWhereToBuyPage({ ...cached, content, seo, now }),
          }),
        ],
        manage: [mount(managedShopRoutes, { shops: createManagedShops({ db, decisions, now }) })],
      }),
    };
  },
);
