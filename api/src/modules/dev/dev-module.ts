import { type Core, defineModule, mount } from '../../module.ts';
import { devRoutes } from './dev-routes.ts';

export const devModule = defineModule('dev', ({ demo }: Core) => ({
  routes: () => ({ dev: [mount(devRoutes, { accounts: demo?.accounts ?? [] })] }),
}));
