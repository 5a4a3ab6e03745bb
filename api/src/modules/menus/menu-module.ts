import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { MenuLinks } from './menu-links.ts';
import { brokenLinksWait } from './menu-repository.ts';
import { menuRoutes } from './menu-routes.ts';

type Needs = Core & { site: SiteService; decisions: DecisionService; redirects: RedirectService };

/** Each address costs a call of its page. */
const FIVE_MINUTES = 5 * 60_000;

export const menuModule = defineModule('menus', ({ config, db, now, site, decisions, redirects }: Needs) => {
  const links = new MenuLinks({ db, now, site, redirects });
  return {
    routes: () => ({
      manage: [mount(menuRoutes, { db, now, site, decisions, links, publicKey: config.REQUEST_PUBLIC_KEY })],
    }),
    sweep: () => links.check(),
    sweepEvery: FIVE_MINUTES,
    waiting: { menus: brokenLinksWait },
  };
});
