import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { RegistrationService } from './registration-service.ts';

type Options = { registrations: RegistrationService; perAddress: number };

export const registrationRoutes: FastifyPluginAsyncZod<Options> = async (app, { registrations, perAddress }) => {
  const config = { requiresUser: true };
  app.route({
    ...endpoint('POST /academy/calendar/{slug}/registrations/'),
    config: { ...config, rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    handler: async ({ visitor, params, body }) => ({
      status: 'ok' as const,
      registration: await registrations.register(visitor, params.slug, body),
    }),
  });
  app.route({
    ...endpoint('POST /academy/registrations/{id}/accept/'),
    config,
    handler: async ({ visitor, params }) => ({
      status: 'ok' as const,
      registration: await registrations.accept(visitor, params.id),
    }),
  });
  app.route({
    ...endpoint('POST /academy/registrations/{id}/cancel/'),
    config,
    handler: async ({ visitor, params }) => ({
      status: 'ok' as const,
      registration: await registrations.cancel(visitor, params.id),
    }),
  });
  app.route({
    ...endpoint('POST /academy/registrations/{id}/participants/{participant}/cancel/'),
    config,
    handler: async ({ visitor, params }) => ({
      status: 'ok' as const,
      registration: await registrations.cancelParticipant(visitor, params),
    }),
  });
  app.route({
    ...endpoint('POST /academy/registrations/{id}/participants/{participant}/replace/'),
    config: { ...config, rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    handler: async ({ visitor, params, body }) => ({
      status: 'ok' as const,
      registration: await registrations.replaceParticipant(visitor, params, body),
    }),
  });
};
