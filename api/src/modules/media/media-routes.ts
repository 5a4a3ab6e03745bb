import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DiskCache } from '../../disk/disk-cache.ts';
import { problems } from '../../errors.ts';
import type { DrawingRepository } from './drawing-repository.ts';
import { findPicture } from './find-picture.ts';
import { readMediaName } from './media-name.ts';
import type { Pictures } from './pictures.ts';
import { rasterize } from './rasterizer.ts';
import { sendMedia } from './send-media.ts';

type Options = {
  drawings: DrawingRepository;
  pictures: Pictures;
  cache: DiskCache;
  avifEffort: number;
};

export const mediaRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { drawings, pictures, cache, avifEffort } = options;

  app.get(
    '/media/:kind/:file',
    {
      schema: {
        params: z.object({ kind: z.enum(['product', 'category', 'scene', 'portrait']), file: z.string().max(200) }),
        querystring: z.object({ v: z.string().max(40).optional() }),
      },
    },
    async (request, reply) => {
      const name = readMediaName(request.params.kind, request.params.file);
      const found = name && (await findPicture(drawings, name));
      if (!name || !found) throw problems.notFound();
      const { version, picture } = found;
      const svg = await pictures.svg(picture, version);
      const { rendition } = name;
      const body =
        rendition.format === 'svg'
          ? Buffer.from(svg)
          : await rasterize(cache, svg, rendition.size, rendition.format, avifEffort);
      // A request for another version, as from an old page, gets the current picture with a short cache lifetime.
      return sendMedia(request, reply, body, rendition.format, request.query.v === version);
    },
  );
};
