import { MAX_STALENESS, memoize } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import { RedirectRepository } from './redirect-repository.ts';
import { redirectRoutes } from './redirect-routes.ts';
import { RedirectService } from './redirect-service.ts';

export const redirectModule = defineModule('redirects', ({ db, now }: Core) => {
  const repository = new RedirectRepository(db);
  // Every page checks its address.
  const redirects = new RedirectService(memoize(MAX_STALENESS, now, () => repository.all()));
  return { services: { redirects }, routes: () => ({ api: [mount(redirectRoutes, { redirects })] }) };
});
