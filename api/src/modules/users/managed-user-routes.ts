import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { ManagedUsers } from './managed-users.ts';

export const managedUserRoutes: FastifyPluginAsyncZod<{ users: ManagedUsers }> = async (app, { users }) => {
  app.route({ ...endpoint('GET /manage/users/'), handler: ({ query }) => users.list(query) });
  app.route({ ...endpoint('GET /manage/users/{user}/'), handler: ({ params }) => users.show(params.user) });
  app.route({
    ...endpoint('POST /manage/users/{user}/block/'),
    handler: ({ params, body, author }) => users.block(params.user, body.text, author),
  });
  app.route({
    ...endpoint('POST /manage/users/{user}/unblock/'),
    handler: ({ params, author }) => users.unblock(params.user, author),
  });
};
