import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { managedJobRoutes } from './managed-job-routes.ts';

/** Failed jobs in the back office. */
export const jobModule = defineModule('jobs', ({ db, jobs, decisions }: Core & { decisions: DecisionService }) => ({
  routes: () => ({ manage: [mount(managedJobRoutes, { db, jobs, decisions })] }),
}));
