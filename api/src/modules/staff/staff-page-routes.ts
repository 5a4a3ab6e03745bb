import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { peoplePage, queuePage, type StaffPageDeps } from './staff-pages.ts';

export const staffPageRoutes: FastifyPluginAsyncZod<StaffPageDeps> = async (app, deps) => {
  const schema = { response: { 200: PageResponse } };
  app.get('/api/account/staff/', { schema }, ({ visitor }) => queuePage(deps, visitor));
  app.get('/api/account/staff/people/', { schema }, ({ visitor }) => peoplePage(deps, visitor));
};
