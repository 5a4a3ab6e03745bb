import type { SiteData } from '@site/contracts/site-data';
import { type Core, defineModule, mount } from '../../module.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { managedSettingsRoutes } from './managed-settings-routes.ts';
import { managedSiteRoutes } from './managed-site-routes.ts';
import { offlineRoutes } from './offline-routes.ts';
import { SiteGroupService } from './site-group-service.ts';
import { siteRoutes } from './site-routes.ts';
import { SiteService } from './site-service.ts';

type Needs = Core & {
  categories: CategoryService;
  lookup: SiteData['settings']['company_lookup'];
  decisions: DecisionService;
};

export const siteModule = defineModule('site', ({ config, db, now, categories, lookup, decisions }: Needs) => {
  const site = new SiteService({
    db,
    categories,
    lookup,
    outside: { analytics_counter: config.ANALYTICS_COUNTER, maps_key: config.MAPS_KEY },
    host: config.PUBLIC_HOST,
    now,
  });
  return {
    services: { site },
    routes: () => ({
      root: [mount(offlineRoutes, { site })],
      api: [mount(siteRoutes, { site })],
      manage: [
        mount(managedSettingsRoutes, { site, decisions, now }),
        mount(managedSiteRoutes, { groups: new SiteGroupService({ db, site, decisions, now }) }),
      ],
    }),
  };
});
