import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { ManagedRegistrations } from './managed-registrations.ts';

type Options = { registrations: ManagedRegistrations };

export const managedRegistrationRoutes: FastifyPluginAsyncZod<Options> = async (app, { registrations }) => {
  app.route({ ...endpoint('GET /manage/registrations/'), handler: ({ query }) => registrations.list(query) });
  app.route({
    ...endpoint('POST /manage/registrations/{id}/paid/'),
    handler: ({ params, author }) => registrations.paid(params.id, author),
  });
  app.route({
    ...endpoint('POST /manage/registrations/{id}/cancel/'),
    handler: ({ params, body, author }) => registrations.cancel(params.id, body.reason, author),
  });
};
