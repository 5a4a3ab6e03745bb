import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { ManagedCompanies } from './managed-companies.ts';

export const managedCompanyRoutes: FastifyPluginAsyncZod<{ companies: ManagedCompanies }> = async (
  app,
  { companies },
) => {
  app.route({ ...endpoint('GET /manage/companies/'), handler: ({ query }) => companies.list(query) });
  app.route({ ...endpoint('GET /manage/companies/{id}/'), handler: ({ params }) => companies.show(params.id) });
  app.route({ ...endpoint('POST /manage/companies/'), handler: ({ body, author }) => companies.add(body, author) });
  app.route({
    ...endpoint('POST /manage/companies/{id}/invitations/'),
    handler: ({ params, body, author }) => companies.invite(params.id, body, author),
  });
  app.route({
    ...endpoint('POST /manage/companies/{id}/invitations/{invitation}/repeat/'),
    handler: ({ params, author }) => companies.inviteAgain(params.id, params.invitation, author),
  });
  app.route({
    ...endpoint('PUT /manage/companies/{id}/terms/'),
    handler: ({ params, body, author }) => companies.setTerms(params.id, body, author),
  });
  app.route({
    ...endpoint('POST /manage/companies/{id}/suspend/'),
    handler: ({ params, body, author }) => companies.suspend(params.id, body.reason, author),
  });
  app.route({
    ...endpoint('POST /manage/companies/{id}/resume/'),
    handler: ({ params, author }) => companies.resume(params.id, author),
  });
};
