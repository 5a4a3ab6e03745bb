import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { managedJobRoutes } from './managed-job-routes.ts';
import { waitingJobs } from '../../jobs/job-repository.ts';

/** Failed jobs in the back office. */
export const jobModule = defineModule('jobs', ({ db, jobs, decisions }: Core & { decisions: DecisionService }) => ({
  waiting: waitingJobs,
  routes: () => ({ manage: [mount(managedJobRoutes, { db, jobs, decisions })] }),
}));
