import { join } from 'node:path';
import { formatDateShort, siteDay } from '@site/kernel/dates';
import { BRAND } from '../../brand/brand.ts';
import { sourceRevision } from '../../papers/source-revision.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { type ExportFile, ExportFiles } from './export-files.ts';
import type { ExportRepository } from './export-repository.ts';
import { writeFeed } from './feed.ts';
import { writePriceList } from './price-list.ts';

type Dependencies = {
  repository: ExportRepository;
  catalog: Pick<CatalogService, 'version'>;
  categories: Pick<CategoryService, 'tree'>;
  site: Pick<SiteService, 'current'>;
  origin: string;
  dataDir: string;
  now: () => Date;
};

/** The catalogue as files for buyers' spreadsheets and price aggregators. */
export class ExportService {
  private readonly files: ExportFiles;

  constructor(private readonly deps: Dependencies) {
    const revision = sourceRevision(new URL('.//', import.meta.url), new URL('../../papers/', import.meta.url));
    this.files = new ExportFiles(join(deps.dataDir, 'exports'), revision, deps.now);
  }

  async priceList(): Promise<ExportFile> {
    return this.files.file('catalog', 'xls', await this.version(), async (path) =>
      writePriceList(path, await this.source(), this.deps.now()),
    );
  }

  async feed(): Promise<ExportFile> {
    return this.files.file('feed', 'xml', await this.version(), async (path) => {
      const site = (await this.deps.site.current()).data;
      await writeFeed(path, { ...(await this.source()), site }, this.deps.now());
    });
  }

  priceListName(): string {
    return `Прайс-лист ${BRAND} ${formatDateShort(this.deps.now().toISOString())}.xls`;
  }

  /** Both files contain a date, so they change every day. */
  private async version(): Promise<string> {
    const { catalog, origin, now } = this.deps;
    return `${await catalog.version()} ${siteDay(now())} ${origin}`;
  }

  private async source() {
    const { repository, categories, origin } = this.deps;
    return { repository, tree: await categories.tree(), origin };
  }
}
