import { MAX_MEDIA_BYTES } from '@site/contracts/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import { acceptUploads } from '../../../uploads/accept-uploads.ts';
import type { MediaLibrary } from './media-library.ts';
import type { Photographs } from './photographs.ts';

type Options = { library: MediaLibrary; photographs: Photographs };

export const managedMediaRoutes: FastifyPluginAsyncZod<Options> = async (app, { library, photographs }) => {
  const uploadOf = await acceptUploads(app, MAX_MEDIA_BYTES);
  app.route({
    ...endpoint('GET /manage/media/'),
    handler: ({ query: { page, unused, ...filter } }) => library.list({ ...filter, unused: unused === 'true' }, page),
  });
  app.route({
    ...endpoint('POST /manage/media/'),
    handler: async (request) => library.add(await uploadOf(request), request.query, request.author),
  });
  app.route({
    ...endpoint('POST /manage/media/{name}/replace/'),
    handler: async (request) => library.replace(request.params.name, await uploadOf(request), request.author),
  });
  app.route({
    ...endpoint('POST /manage/media/{name}/describe/'),
    handler: ({ params, body, author }) => library.describe(params.name, body, author),
  });
  app.route({
    ...endpoint('POST /manage/media/{name}/captions/'),
    handler: async (request) => library.caption(request.params.name, await uploadOf(request), request.author),
  });
  app.route({
    ...endpoint('POST /manage/media/{name}/captions/remove/'),
    handler: ({ params, author }) => library.removeCaptions(params.name, author),
  });
  app.route({
    ...endpoint('POST /manage/media/{name}/remove/'),
    handler: ({ params, author }) => library.remove(params.name, author),
  });
  app.route({
    ...endpoint('GET /manage/library/'),
    handler: ({ query }) => photographs.list(query),
  });
  app.route({
    ...endpoint('GET /manage/library/documents/'),
    handler: ({ query }) => photographs.documents(query),
  });
};
