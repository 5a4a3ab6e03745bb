import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { paths } from '@site/contracts/paths';
import type { DiskCache } from '../../../disk/disk-cache.ts';
import { problems } from '../../../errors.ts';
import { contentDisposition } from '../../../http/attachment.ts';
import type { MediaRow } from '../../../tables/media-tables.ts';
import type { FileStore } from '../../../uploads/file-store.ts';
import { photoWidths } from '../picture-urls.ts';
import { type RasterFormat, resizePhoto, type RasterSize } from '../rasterizer.ts';
import { sendMedia } from '../send-media.ts';
import { captionsUrl, DRAWING_SUFFIX, fileUrl, idIn, photoUrl } from './media-address.ts';
import type { MediaRepository } from './media-repository.ts';
import { sendLibraryFile } from './send-library-file.ts';

type Options = { media: MediaRepository; files: FileStore; cache: DiskCache; avifEffort: number };

const schema = {
  params: z.object({ file: z.string().max(250) }),
  querystring: z.object({ v: z.string().max(40).optional() }),
};

const PHOTO = /^([a-z0-9-]+?)(\.share|-w(\d+))\.(avif|webp|png|jpg)$/;
const DRAWING = /^([a-z0-9-]+)\.svg$/;

/** Accepts only the offered widths, because arbitrary ones would allow filling the disk. */
function sizeOf(width: string | undefined, most: number): RasterSize | undefined {
  if (width === undefined) return 'share';
  const known = photoWidths({ width: most }).find((candidate) => String(candidate) === width);
  return known === undefined ? undefined : { width: known };
}

/** Whether the file is sent as it is, and not shown as a picture. */
const isFile = ({ kind }: MediaRow) => kind === 'video' || kind === 'document';

export const mediaFileRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { media, files, cache, avifEffort } = options;
  app.get('/media/photo/:file', { schema }, async (request, reply) => {
    const { params, query } = request;
    if (DRAWING.test(params.file)) return sendDrawing(request, reply, params.file, query.v);
    const [, stem = '', suffix = '', width, format] = PHOTO.exec(params.file) ?? [];
    const row = await media.byId(idIn(stem));
    const size = row && sizeOf(width, row.width ?? 0);
    const url = row && photoUrl(row, `${suffix}.${format}`);
    if (!row || !size || !url?.startsWith(`/media/photo/${params.file}?`)) throw problems.notFound();
    // Renditions of a drawing are made of its stored picture: an uploaded SVG is rendered once, in a process of its own.
    const { content_id, size_bytes, raster_id, raster_bytes } = row;
    const master =
      raster_id && raster_bytes ? { id: raster_id, size_bytes: raster_bytes } : { id: content_id, size_bytes };
    const read = async () => buffer(await files.read(master));
    const body = await resizePhoto(cache, { hash: row.hash, read }, size, format as RasterFormat, avifEffort);
    return sendMedia(request, reply, body, format as RasterFormat, url.endsWith(`?v=${query.v}`));
  });

  async function sendDrawing(request: FastifyRequest, reply: FastifyReply, file: string, version: string | undefined) {
    const row = await media.byId(idIn(file.replace(DRAWING, '$1')));
    const url = row?.kind === 'drawing' ? photoUrl(row, DRAWING_SUFFIX) : undefined;
    if (!row || !url?.startsWith(`/media/photo/${file}?`)) throw problems.notFound();
    const body = await buffer(await files.read({ id: row.content_id, size_bytes: row.size_bytes }));
    return sendMedia(request, reply, body, 'svg', url.endsWith(`?v=${version}`));
  }

  app.get('/media/file/:file', { schema }, async (request, reply) => {
    const { params, query } = request;
    const row = await media.byId(idIn(params.file.replace(/\.[a-z0-9]+$/, '')));
    const [path, version] = row && isFile(row) ? fileUrl(row).split('?v=') : [];
    if (!row || path !== `/media/file/${params.file}`) throw problems.notFound();
    const type = row.kind === 'video' ? 'mp4' : path.endsWith('.pdf') ? 'pdf' : 'cad';
    const guarded = await media.guardedDocument(row.id);
    // The document's page checks the visitor's permission; this route has no session.
    if (guarded !== null) return reply.header('cache-control', 'no-store').redirect(paths.supportDocument(guarded));
    return sendLibraryFile(request, reply, files, row, {
      ...{ type, immutable: version !== undefined && version === query.v },
      disposition: contentDisposition(type === 'cad' ? 'attachment' : 'inline', row.name),
    });
  });

  app.get('/media/captions/:file', { schema }, async (request, reply) => {
    const row = await media.byId(idIn(request.params.file.replace(/\.[a-z]+$/, '')));
    const url = row && captionsUrl(row);
    if (!row?.captions_id || !row.captions_bytes || !url?.startsWith(`/media/captions/${request.params.file}?`))
      throw problems.notFound();
    const body = await buffer(await files.read({ id: row.captions_id, size_bytes: row.captions_bytes }));
    return sendMedia(request, reply, body, 'vtt', url.endsWith(`?v=${request.query.v}`));
  });
};
