import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { paths } from '@site/contracts/paths';
import { createDiskCache } from '../../disk/disk-cache.ts';
import { problems } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { createDocumentPapers } from '../documents/document-papers.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { type MediaName, readMediaName } from './media-name.ts';
import { explodedVersion, versionOf } from './picture-urls.ts';
import type { Pictures, PictureSubject } from './pictures.ts';
import { createRasterizer } from './rasterizer.ts';
import { sendMedia } from './send-media.ts';

type Options = {
  catalog: CatalogService;
  categories: CategoryService;
  documents: DocumentService;
  pictures: Pictures;
  dataDir: string;
};

type Found = { version: string; picture: PictureSubject };

export const mediaRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { catalog, categories, documents, pictures, dataDir } = options;
  const cache = createDiskCache(join(dataDir, 'media'), app.log);
  const rasterize = createRasterizer(cache);
  const paperOf = createDocumentPapers(cache);

  /** Finds the picture. Previews for sharing have their own layout; other renditions only differ in format. */
  async function find({ subject, rendition }: MediaName): Promise<Found | null> {
    const isShared = rendition.format !== 'svg' && rendition.size === 'share';
    const whole = isShared ? 'share' : 'whole';
    switch (subject.kind) {
      case 'scene':
        return {
          version: versionOf(subject.name),
          picture: { kind: 'scene', slug: subject.name, form: isShared ? 'share' : subject.orientation },
        };
      case 'portrait':
        return { version: versionOf(subject.name), picture: { kind: 'portrait', slug: subject.name, form: 'whole' } };
      case 'category': {
        const { kind, slug } = subject;
        const known = (await categories.tree()).row(slug);
        return known ? { version: versionOf(slug), picture: { kind, slug, form: whole } } : null;
      }
      case 'product': {
        const { kind, slug, view } = subject;
        const found = await catalog.drawingOf(slug);
        if (!found) return null;
        const { drawing, version } = found;
        if (view !== 'parts')
          return { version: versionOf(version), picture: { kind, slug, form: view ?? whole, drawing } };
        const parts = await catalog.partDrawings(slug);
        if (parts.length === 0) return null;
        return { version: explodedVersion(version, parts), picture: { kind, slug, form: view, drawing, parts } };
      }
    }
  }

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
      const found = name && (await find(name));
      if (!name || !found) throw problems.notFound();
      const { version, picture } = found;
      const svg = await pictures.svg(picture, version);
      const { rendition } = name;
      const body =
        rendition.format === 'svg' ? Buffer.from(svg) : await rasterize(svg, rendition.size, rendition.format);
      // A request for another version, as from an old page, gets the current picture with a short cache lifetime.
      return sendMedia(request, reply, body, rendition.format, request.query.v === version);
    },
  );

  app.get(
    '/media/document/:file',
    { schema: { params: z.object({ file: z.string().max(200) }) } },
    async (request, reply) => {
      const [, slug] = /^([a-z0-9-]+)\.pdf$/.exec(request.params.file) ?? [];
      const found = slug ? await documents.find(slug) : undefined;
      if (!found) throw problems.notFound();
      // The document's page checks the visitor's permission; this route has no session.
      if (found.is_partner_only)
        return reply.header('cache-control', 'no-store').redirect(paths.supportDocument(found.slug));
      const pdf = await paperOf(found);
      reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${found.title}.pdf`)}`);
      return sendMedia(request, reply, pdf, 'pdf', false);
    },
  );
};
