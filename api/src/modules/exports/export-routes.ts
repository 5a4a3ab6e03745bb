import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsync } from 'fastify';
import { refuseInMaintenance } from '../site/maintenance.ts';
import type { SiteService } from '../site/site-service.ts';
import type { ExportService } from './export-service.ts';
import { sendExport } from './send-export.ts';

/** Public files at the site's root, fetched by spreadsheets and robots without a request key. */
export const exportRoutes: FastifyPluginAsync<{ exports: ExportService; site: SiteService }> = async (
  app,
  { exports, site },
) => {
  app.addHook('onRequest', refuseInMaintenance(site));

  app.get(paths.catalogWorkbook(), async (request, reply) => {
    const file = await exports.priceList();
    const name = encodeURIComponent(exports.priceListName());
    reply.header('content-disposition', `attachment; filename="catalog.xls"; filename*=UTF-8''${name}`);
    return sendExport(request, reply, file, 'application/vnd.ms-excel');
  });

  app.get(paths.catalogFeed(), async (request, reply) =>
    sendExport(request, reply, await exports.feed(), 'application/xml; charset=utf-8'),
  );
};
