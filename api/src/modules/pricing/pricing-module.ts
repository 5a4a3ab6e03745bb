import { defineModule, mount } from '../../module.ts';
import type { SessionService } from '../session/session-service.ts';
import { priceLevelRoutes } from './price-level-routes.ts';

export const pricingModule = defineModule('pricing', ({ sessions }: { sessions: SessionService }) => ({
  routes: () => ({ api: [mount(priceLevelRoutes, { sessions })] }),
}));
