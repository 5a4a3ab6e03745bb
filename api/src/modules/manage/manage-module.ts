import { type Core, defineModule, mount } from '../../module.ts';
import { decisionRoutes } from './decision-routes.ts';
import { createDecisionService } from './decision-service.ts';

/** What every noun of the back office needs; each noun's own calls are in its module. */
export const manageModule = defineModule('manage', ({ db, now }: Core) => {
  const decisions = createDecisionService({ db, now });
  return { services: { decisions }, routes: () => ({ manage: [mount(decisionRoutes, { decisions })] }) };
});
