import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { ApplicationService } from './application-service.ts';
import type { ManagedApplications } from './managed-applications.ts';

export const applicationRoutes: FastifyPluginAsyncZod<{ applications: ApplicationService }> = async (
  app,
  { applications },
) => {
  app.route({
    ...endpoint('POST /account/kp/parking/request-access'),
    config: { rateLimit: { max: 30, timeWindow: 60_000 } },
    handler: async ({ visitor }) => {
      await applications.requestConfigurator(visitor);
      return { success: true };
    },
  });
};

export const managedApplicationRoutes: FastifyPluginAsyncZod<{ applications: ManagedApplications }> = async (
  app,
  { applications },
) => {
  app.route({ ...endpoint('GET /manage/applications/'), handler: ({ query }) => applications.list(query) });
  app.route({ ...endpoint('GET /manage/applications/{id}/'), handler: ({ params }) => applications.show(params.id) });
  app.route({
    ...endpoint('POST /manage/applications/{id}/approve/'),
    handler: ({ params, author }) => applications.approve(params.id, author),
  });
  app.route({
    ...endpoint('POST /manage/applications/{id}/reject/'),
    handler: ({ params, body, author }) => applications.reject(params.id, body.reason, author),
  });
};
