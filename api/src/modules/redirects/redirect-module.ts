import { MAX_STALENESS, memoize } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { BrokenAddresses } from './broken-addresses.ts';
import { managedRedirectRoutes } from './managed-redirect-routes.ts';
import { RedirectRepository } from './redirect-repository.ts';
import { redirectRoutes } from './redirect-routes.ts';
import { RedirectService } from './redirect-service.ts';

type Needs = Core & { decisions: DecisionService };

export const redirectModule = defineModule('redirects', ({ config, db, now, decisions }: Needs) => {
  const repository = new RedirectRepository(db);
  // Every page checks its address.
  const redirects = new RedirectService(memoize(MAX_STALENESS, now, () => repository.all()));
  const brokenAddresses = new BrokenAddresses(redirects);
  const publicKey = config.REQUEST_PUBLIC_KEY;
  return {
    services: { redirects, brokenAddresses },
    routes: () => ({
      api: [mount(redirectRoutes, { redirects })],
      manage: [mount(managedRedirectRoutes, { db, redirects, brokenAddresses, decisions, publicKey, now })],
    }),
  };
});
