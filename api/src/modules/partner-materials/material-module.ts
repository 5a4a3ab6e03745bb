import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { MaterialFiles } from './material-files.ts';
import { materialDownloadRoutes, materialRoutes } from './material-routes.ts';
import { MaterialService } from './material-service.ts';

type Needs = Core & { catalog: CatalogService; documents: DocumentService; seo: SeoBuilder };

export const materialModule = defineModule(
  'partner-materials',
  ({ config, db, log, catalog, documents, seo }: Needs) => {
    const files = new MaterialFiles({ log, catalog, documents, dataDir: config.DATA_DIR });
    const materials = new MaterialService({ db, files });
    return {
      routes: () => ({
        api: [mount(materialRoutes, { materials, seo })],
        downloads: [mount(materialDownloadRoutes, { materials })],
      }),
    };
  },
);
