import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import { requireHead, type RequisiteService } from './requisite-service.ts';

export const requisiteRoutes: FastifyPluginAsyncZod<{ requisites: RequisiteService }> = async (app, { requisites }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.route({
    ...endpoint('PUT /account/profile/main-office/requisites/'),
    /** Checks the permission before validating the body. */
    preValidation: async ({ visitor }) => void requireHead(visitor),
    handler: ({ visitor, body }) => requisites.save(visitor, body),
  });
};
