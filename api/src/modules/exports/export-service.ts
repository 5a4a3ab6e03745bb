import { join } from 'node:path';
import { formatDateShort, siteDay } from '@site/kernel/dates';
import { BRAND } from '../../brand/brand.ts';
import { sourceRevision } from '../../papers/source-revision.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { type ExportFile, ExportFiles } from './export-files.ts';
import type { ExportRepository } from './export-repository.ts';
import { Feed } from './feed.ts';
import { writePriceList } from './price-list.ts';

type Dependencies = {
  repository: ExportRepository;
  catalog: Pick<CatalogService, 'version'>;
  site: Pick<SiteService, 'current'>;
  origin: string;
  dataDir: string;
  now: () => Date;
};

/** The catalogue as files for buyers' spreadsheets and price aggregators. */
export class ExportService {
  private readonly files: ExportFiles;
  private readonly offers = new Feed();

  constructor(private readonly deps: Dependencies) {
    const revision = sourceRevision(new URL('.//', import.meta.url), new URL('../../papers/', import.meta.url));
    this.files = new ExportFiles(join(deps.dataDir, 'exports'), revision, deps.now);
  }

  async priceList(): Promise<ExportFile> {
    const { repository, origin, now } = this.deps;
    return this.files.file('catalog', 'xls', await this.version(), () => writePriceList(repository, origin, now()));
  }

  async feed(): Promise<ExportFile> {
    const { repository, site, origin, now } = this.deps;
    const legalName = (await site.current()).data.contacts.legal_name;
    const version = `${await this.version()} ${legalName}`;
    return this.files.file('feed', 'xml', version, () => this.offers.write(repository, { legalName, origin }, now()));
  }

  priceListName(): string {
    return `Прайс-лист ${BRAND} ${formatDateShort(this.deps.now().toISOString())}.xls`;
  }

  /** Both files contain a date, so they change every day. */
  private async version(): Promise<string> {
    const { catalog, origin, now } = this.deps;
    return `${await catalog.version()} ${siteDay(now())} ${origin}`;
  }
}
