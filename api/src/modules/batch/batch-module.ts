import { defineModule, mount } from '../../module.ts';
import { batchRoutes } from './batch-routes.ts';

export const batchModule = defineModule('batch', () => ({ routes: () => ({ root: [mount(batchRoutes, {})] }) }));
