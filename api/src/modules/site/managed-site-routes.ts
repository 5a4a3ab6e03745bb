import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { SiteGroupService } from './site-group-service.ts';

/** Requisites, contacts, delivery and other values of the site, for the back office. */
export const managedSiteRoutes: FastifyPluginAsyncZod<{ groups: SiteGroupService }> = async (app, { groups }) => {
  app.route({
    ...endpoint('GET /manage/site/'),
    handler: async () => ({ missing: await groups.missing() }),
  });
  app.route({
    ...endpoint('GET /manage/site/{group}/'),
    handler: ({ params: { group } }) => groups.show(group),
  });
  app.route({
    ...endpoint('PUT /manage/site/'),
    handler: ({ body, author }) => groups.change(body, author),
  });
};
