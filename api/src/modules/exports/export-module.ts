import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { ExportRepository } from './export-repository.ts';
import { exportRoutes } from './export-routes.ts';
import { ExportService } from './export-service.ts';

type Needs = Core & { catalog: CatalogService; site: SiteService };

export const exportModule = defineModule('exports', ({ config, db, now, catalog, site }: Needs) => {
  const exports = new ExportService({
    ...{ catalog, site, now },
    repository: new ExportRepository(db),
    origin: config.PUBLIC_HOST,
    dataDir: config.DATA_DIR,
  });
  return { routes: () => ({ root: [mount(exportRoutes, { exports, site })] }) };
});
