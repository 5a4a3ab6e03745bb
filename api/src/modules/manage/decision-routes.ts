import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { DecisionService } from './decision-service.ts';

export const decisionRoutes: FastifyPluginAsyncZod<{ decisions: DecisionService }> = async (app, { decisions }) => {
  app.route({
    ...endpoint('GET /manage/decisions/'),
    handler: ({ query: { page, ...filter } }) => decisions.list(filter, page),
  });
};
