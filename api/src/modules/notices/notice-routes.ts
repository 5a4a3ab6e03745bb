import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { NoticeService } from './notice-service.ts';

const ok = { status: 'ok' as const };

function userOf({ visitor }: FastifyRequest) {
  if (!visitor.user) throw problems.unauthorized();
  return visitor.user;
}

export const noticeRoutes: FastifyPluginAsyncZod<{ notices: NoticeService }> = async (app, { notices }) => {
  app.route({
    ...endpoint('GET /account/notices/'),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return notices.list(userOf(request));
    },
  });
  app.route({
    ...endpoint('POST /account/notices/read/'),
    handler: async (request) => {
      await notices.read(userOf(request).id, request.body.up_to);
      return ok;
    },
  });
  app.route({
    ...endpoint('PUT /account/notices/digest/'),
    handler: async (request) => {
      await notices.setDigest(userOf(request).id, request.body.digest);
      return ok;
    },
  });
};
