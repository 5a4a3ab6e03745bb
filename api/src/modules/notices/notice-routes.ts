import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { requireUser } from '../session/logged-in.ts';
import type { NoticeService } from './notice-service.ts';

const ok = { status: 'ok' as const };

export const noticeRoutes: FastifyPluginAsyncZod<{ notices: NoticeService }> = async (app, { notices }) => {
  app.route({
    ...endpoint('GET /account/notices/'),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return notices.list(requireUser(request.visitor));
    },
  });
  app.route({
    ...endpoint('POST /account/notices/read/'),
    handler: async (request) => {
      await notices.read(requireUser(request.visitor).id, request.body.up_to);
      return ok;
    },
  });
  app.route({
    ...endpoint('PUT /account/notices/digest/'),
    handler: async (request) => {
      await notices.setDigest(requireUser(request.visitor).id, request.body.digest);
      return ok;
    },
  });
};
