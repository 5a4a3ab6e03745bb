import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../../endpoint.ts';
import type { FeedbackService } from './feedback-service.ts';

type Options = { feedback: FeedbackService; perAddress: number };

export const feedbackRoutes: FastifyPluginAsyncZod<Options> = async (app, { feedback, perAddress }) => {
  app.get(
    '/api/academy/feedback/:code/',
    { schema: { params: z.object({ code: z.string().max(100) }), response: { 200: PageResponse } } },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      return feedback.page(params.code);
    },
  );
  app.route({
    ...endpoint('PUT /academy/feedback/{code}/'),
    preHandler: app.limiter('feedback on events', { max: perAddress, timeWindow: 60 * 60_000 }, ['address']),
    handler: async ({ params, body }) => {
      await feedback.save(params.code, body);
      return { status: 'ok' as const };
    },
  });
};
