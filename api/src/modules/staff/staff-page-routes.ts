import { PageResponse } from '@site/contracts/page';
import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { firstPage, peoplePage, queuePage, sectionPage, type StaffPageDeps } from './staff-pages.ts';

export const staffPageRoutes: FastifyPluginAsyncZod<StaffPageDeps> = async (app, deps) => {
  const schema = { response: { 200: PageResponse } };
  app.get('/api/account/staff/', { schema }, ({ visitor }) => queuePage(deps, visitor));
  app.get('/api/account/staff/first/', { schema }, ({ visitor }) => firstPage(deps, visitor));
  app.get('/api/account/staff/people/', { schema }, ({ visitor }) => peoplePage(deps, visitor));
  const section = z.string().max(50);
  const item = z.string().max(100);
  app.get(
    '/api/account/staff/:section/',
    { schema: { ...schema, params: z.object({ section }) } },
    ({ visitor, params }) => sectionPage(deps, visitor, params),
  );
  app.get(
    '/api/account/staff/:section/:item/',
    { schema: { ...schema, params: z.object({ section, item }) } },
    ({ visitor, params }) => sectionPage(deps, visitor, params),
  );
};
