import { join } from 'node:path';
import { formatDateShort, siteDay } from '@site/kernel/dates';
import { BRAND } from '../../brand.ts';
import { sourceRevision } from '../../source-revision.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { SiteService } from '../site/site-service.ts';
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

/** The catalogue as files for buyers' spreadsheets and price aggregators. */
export function createExportService({ repository, catalog, categories, site, origin, dataDir, now }: Dependencies) {
  const revision = sourceRevision(new URL('.//', import.meta.url), new URL('../../papers/', import.meta.url));
  const files = createExportFiles(join(dataDir, 'exports'), revision, now);
  // Both files contain a date, so they change every day.
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
