import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { BrokenAddresses } from '../redirects/broken-addresses.ts';
import type { SiteService } from '../site/site-service.ts';
import { checkMenuLinks } from './menu-links.ts';
import { brokenLinksWait } from './menu-repository.ts';
import { menuRoutes } from './menu-routes.ts';

type Needs = Core & { site: SiteService; decisions: DecisionService; brokenAddresses: BrokenAddresses };

/** Each address costs a call of its page. */
const FIVE_MINUTES = 5 * 60_000;

export const menuModule = defineModule('menus', ({ config, db, now, site, decisions, brokenAddresses }: Needs) => ({
  routes: () => ({
    manage: [mount(menuRoutes, { db, now, site, decisions, publicKey: config.REQUEST_PUBLIC_KEY })],
  }),
  sweep: () => checkMenuLinks({ db, now, site, brokenAddresses }),
  sweepEvery: FIVE_MINUTES,
  waiting: { menus: brokenLinksWait },
}));
