import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@site/contracts/paths';
import { formatDateShort, siteDay } from '@site/kernel/dates';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { BRAND } from '../../brand.ts';
import { refuseInMaintenance } from '../../plugins/maintenance.ts';
import { sourceRevision } from '../../source-revision.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { SiteService } from '../site/site.ts';
import { createExportFiles, type ExportFile } from './export-files.ts';
import type { ExportRepository } from './export-repository.ts';
import { writeFeed } from './feed.ts';
import { writePriceList } from './price-list.ts';

type Dependencies = {
  repository: ExportRepository;
  catalog: CatalogService;
  categories: CategoryService;
  site: SiteService;
  origin: string;
  dataDir: string;
  now: () => Date;
};

/** The whole catalogue in files: for buyers' spreadsheets and for price aggregators. */
export function createExportService({ repository, catalog, categories, site, origin, dataDir, now }: Dependencies) {
  const files = createExportFiles(join(dataDir, 'exports'), sourceRevision(new URL('./', import.meta.url)), now);
  // Both bear a date: a day that changes nothing else makes them anew.
  const version = async () => `${await catalog.version()} ${siteDay(now())} ${origin}`;
  const source = async () => ({ repository, tree: await categories.tree(), origin });
  return {
    priceList: async (): Promise<ExportFile> =>
      files('catalog', 'xls', await version(), async (path) => writePriceList(path, await source(), now())),
    feed: async (): Promise<ExportFile> =>
      files('feed', 'xml', await version(), async (path) =>
        writeFeed(path, { ...(await source()), site: (await site.current()).data }, now()),
      ),
    priceListName: () => `Прайс-лист ${BRAND} ${formatDateShort(now().toISOString())}.xls`,
  };
}

export type ExportService = ReturnType<typeof createExportService>;

/** For as long as a copy may be handed on without asking whether there is a newer one. */
const MAX_AGE = 300;

function unchanged(request: FastifyRequest, etag: string, modified: Date): boolean {
  const known = request.headers['if-none-match'];
  if (known) return known.split(/\s*,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  const since = request.headers['if-modified-since'];
  return since !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(since);
}

async function send(request: FastifyRequest, reply: FastifyReply, file: ExportFile, type: string) {
  const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const etag = `"${file.name}${packed ? '.gz' : ''}"`;
  reply
    .header('cache-control', `public, max-age=${MAX_AGE}`)
    .header('etag', etag)
    .header('last-modified', file.modified.toUTCString())
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff');
  if (unchanged(request, etag, file.modified)) return reply.status(304).send();
  const path = packed ? file.gzip : file.path;
  if (packed) reply.header('content-encoding', 'gzip');
  return reply
    .type(type)
    .header('content-length', (await stat(path)).size)
    .send(createReadStream(path));
}

/** At the site's root, without a request key: spreadsheets and robots fetch them. */
export const exportRoutes: FastifyPluginAsync<{ exports: ExportService; site: SiteService }> = async (app, { exports, site }) => {
  app.addHook('onRequest', refuseInMaintenance(site));

  app.get(paths.catalogWorkbook(), async (request, reply) => {
    const file = await exports.priceList();
    const name = encodeURIComponent(exports.priceListName());
    reply.header('content-disposition', `attachment; filename="catalog.xls"; filename*=UTF-8''${name}`);
    return send(request, reply, file, 'application/vnd.ms-excel');
  });

  app.get(paths.catalogFeed(), async (request, reply) => send(request, reply, await exports.feed(), 'application/xml; charset=utf-8'));
};
