import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { SmokeService } from './smoke-service.ts';

export const smokeRoutes: FastifyPluginAsyncZod<{ smoke: SmokeService }> = async (app, { smoke }) => {
  app.route({ ...endpoint('POST /smoke/sessions/'), handler: () => smoke.begin() });
  app.route({
    ...endpoint('POST /smoke/sessions/end/'),
    handler: async ({ body }) => {
      await smoke.end(body.ids);
      return { status: 'ok' as const };
    },
  });
};
