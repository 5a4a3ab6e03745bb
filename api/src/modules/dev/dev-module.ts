import { defineModule, mount } from '../../module.ts';
import { devRoutes } from './dev-routes.ts';

export const devModule = defineModule('dev', () => ({ routes: () => ({ dev: [mount(devRoutes, {})] }) }));
