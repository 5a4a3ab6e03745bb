import { type Core, defineModule, mount } from '../../module.ts';
import { openApiRoutes } from './openapi-routes.ts';

export const openApiModule = defineModule('openapi', ({ config }: Core) => ({
  routes: () => ({ root: [mount(openApiRoutes, { host: config.PUBLIC_HOST })] }),
}));
