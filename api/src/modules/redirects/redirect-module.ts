import { MAX_STALENESS, memoize } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import { createRedirectRepository } from './redirect-repository.ts';
import { redirectRoutes } from './redirect-routes.ts';
import { createRedirectService } from './redirect-service.ts';

export const redirectModule = defineModule('redirects', ({ db, now }: Core) => {
  // Every page checks its address.
  const targets = memoize(MAX_STALENESS, now, createRedirectRepository(db).all);
  const find = async (path: string) => (await targets()).get(path);
  const redirects = createRedirectService({ find, forget: targets.forget });
  return { services: { redirects }, routes: () => ({ api: [mount(redirectRoutes, { redirects })] }) };
});
