import { type Core, defineModule, mount } from '../../module.ts';
import { createRedirectRepository } from './redirect-repository.ts';
import { redirectRoutes } from './redirect-routes.ts';
import { createRedirectService } from './redirect-service.ts';

export const redirectModule = defineModule('redirects', ({ db }: Core) => {
  const redirects = createRedirectService(createRedirectRepository(db));
  return { services: { redirects }, routes: () => ({ api: [mount(redirectRoutes, { redirects })] }) };
});
