import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { ManagedRequests } from './managed-requests.ts';

export const managedRequestRoutes: FastifyPluginAsyncZod<{ requests: ManagedRequests }> = async (app, { requests }) => {
  app.route({ ...endpoint('GET /manage/requests/'), handler: ({ query }) => requests.list(query) });
  app.route({ ...endpoint('GET /manage/requests/{number}/'), handler: ({ params }) => requests.show(params.number) });
  app.route({
    ...endpoint('POST /manage/requests/{number}/state/'),
    handler: ({ params, body, author }) => requests.move(params.number, body, author),
  });
};
