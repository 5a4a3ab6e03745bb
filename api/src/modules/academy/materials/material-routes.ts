import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../../http/attachment.ts';
import { endpoint } from '../../../endpoint.ts';
import { acceptUploads } from '../../../uploads/accept-uploads.ts';
import { contentTypes } from '../../../uploads/file-kind.ts';
import type { EventMaterials } from './event-materials.ts';

type Options = { materials: EventMaterials };

/** Plain links without a request key: the requests only read, and the session identifies the participant. */
export const materialDownloadRoutes: FastifyPluginAsyncZod<Options> = async (app, { materials }) => {
  app.route({
    ...endpoint('GET /academy/calendar/{slug}/materials/{id}/file'),
    config: { requiresUser: true, rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ visitor, params }, reply) => {
      const { name, extension, content } = await materials.open(visitor, params.slug, params.id);
      return asAttachment(reply, name, contentTypes[extension]).send(content);
    },
  });
};

export const managedMaterialRoutes: FastifyPluginAsyncZod<Options> = async (app, { materials }) => {
  const uploadOf = await acceptUploads(app);
  app.route({
    ...endpoint('GET /manage/events/{slug}/materials/'),
    handler: ({ params }) => materials.list(params.slug),
  });
  app.route({
    ...endpoint('POST /manage/events/{slug}/materials/'),
    handler: async (request) => ({
      status: 'ok' as const,
      file: await materials.add(request.params.slug, await uploadOf(request), request.author),
    }),
  });
  app.route({
    ...endpoint('GET /manage/events/{slug}/materials/{id}/file'),
    handler: async ({ params }, reply) => {
      const { name, extension, content } = await materials.read(params.slug, params.id);
      return asAttachment(reply, name, contentTypes[extension]).send(content);
    },
  });
  app.route({
    ...endpoint('POST /manage/events/{slug}/materials/{id}/remove/'),
    handler: ({ params, author }) => materials.remove(params.slug, params.id, author),
  });
};
