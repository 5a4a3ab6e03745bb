import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problems } from '../../errors.ts';
import { sendMedia } from './send-media.ts';
import type { Videos } from './videos.ts';

export const videoRoutes: FastifyPluginAsyncZod<{ videos: Videos }> = async (app, { videos }) => {
  app.get(
    '/media/video/:file',
    {
      schema: {
        params: z.object({ file: z.string().max(200) }),
        querystring: z.object({ v: z.string().max(40).optional() }),
      },
    },
    async (request, reply) => {
      const found = videos.file(request.params.file);
      if (!found) throw problems.notFound();
      return sendMedia(request, reply, found.body, found.type, request.query.v === found.version);
    },
  );
};
