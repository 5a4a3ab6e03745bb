import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { EnrolmentService } from './enrolment-service.ts';

type Options = { enrolments: EnrolmentService; perAddress: number };

export const onlineRoutes: FastifyPluginAsyncZod<Options> = async (app, { enrolments, perAddress }) => {
  const config = { requiresUser: true, rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } };
  app.route({
    ...endpoint('POST /academy/online/{slug}/enrolment/'),
    config,
    handler: async ({ visitor, params }) => ({
      status: 'ok' as const,
      enrolment: await enrolments.enrol(visitor, params.slug),
    }),
  });
  app.route({
    ...endpoint('POST /academy/enrolments/{id}/progress/'),
    // Progress is requested more often than an enrolment.
    config: { requiresUser: true, rateLimit: { max: 5 * perAddress, timeWindow: 60 * 60_000 } },
    handler: async ({ visitor, params }) => ({
      status: 'ok' as const,
      enrolment: await enrolments.refresh(visitor, params.id),
    }),
  });
};
