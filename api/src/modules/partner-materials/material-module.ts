import { type Core, defineModule, mount } from '../../module.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { DrawingService } from '../media/drawing-service.ts';
import type { Pictures } from '../media/pictures.ts';
import type { Videos } from '../media/videos.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { MaterialFiles } from './material-files.ts';
import { materialDownloadRoutes, materialRoutes } from './material-routes.ts';
import { MaterialService } from './material-service.ts';

type Needs = Core & {
  drawings: DrawingService;
  documents: DocumentService;
  pictures: Pictures;
  videos: Videos;
  seo: SeoBuilder;
};

export const materialModule = defineModule('partner-materials', ({ config, db, log, seo, ...sources }: Needs) => {
  const files = new MaterialFiles({ ...sources, log, dataDir: config.DATA_DIR });
  const materials = new MaterialService({ db, files });
  return {
    routes: () => ({
      api: [mount(materialRoutes, { materials, seo })],
      downloads: [mount(materialDownloadRoutes, { materials })],
    }),
  };
});
