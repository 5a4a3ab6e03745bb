import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { menuRoutes } from './menu-routes.ts';

type Needs = Core & { site: SiteService; decisions: DecisionService };

export const menuModule = defineModule('menus', ({ config, db, now, site, decisions }: Needs) => ({
  routes: () => ({ manage: [mount(menuRoutes, { db, now, site, decisions, publicKey: config.REQUEST_PUBLIC_KEY })] }),
}));
