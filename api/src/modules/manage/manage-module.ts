import { type Core, defineModule, mount } from '../../module.ts';
import { decisionRoutes } from './decision-routes.ts';
import { DecisionService } from './decision-service.ts';

/** Shared services of the back office. Its endpoints are in the modules of their nouns. */
export const manageModule = defineModule('manage', ({ db, now }: Core) => {
  const decisions = new DecisionService({ db, now });
  return { services: { decisions }, routes: () => ({ manage: [mount(decisionRoutes, { decisions })] }) };
});
