import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../../db/database.ts';
import { endpoint } from '../../../endpoint.ts';
import { requireHead, saveRequisites } from './requisite-service.ts';

export const requisiteRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.route({
    ...endpoint('PUT /account/profile/main-office/requisites/'),
    /** Checks the permission before validating the body. */
    preValidation: async ({ visitor }) => void requireHead(visitor),
    handler: ({ visitor, body }) => saveRequisites(db, visitor, body),
  });
};
