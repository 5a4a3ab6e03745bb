import { type Core, defineModule, mount } from '../../module.ts';
import { batchRoutes } from './batch-routes.ts';

export const batchModule = defineModule('batch', ({ config, now }: Core) => ({
  routes: () => ({ root: [mount(batchRoutes, { publicKey: config.REQUEST_PUBLIC_KEY, now })] }),
}));
