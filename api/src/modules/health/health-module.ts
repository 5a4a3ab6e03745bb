import { type Core, defineModule, mount } from '../../module.ts';
import { healthRoutes } from './health-routes.ts';

export const healthModule = defineModule('health', ({ db }: Core) => ({
  routes: () => ({ root: [mount(healthRoutes, { db })] }),
}));
