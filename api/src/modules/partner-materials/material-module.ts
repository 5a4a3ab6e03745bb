import { type Core, defineModule, mount } from '../../module.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { MaterialFiles, type MaterialFilesDeps } from './material-files.ts';
import { materialDownloadRoutes, materialRoutes } from './material-routes.ts';
import { MaterialService } from './material-service.ts';

type Needs = Core & MaterialFilesDeps & { seo: SeoBuilder };

export const materialModule = defineModule('partner-materials', ({ db, seo, ...sources }: Needs) => {
  const materials = new MaterialService({ db, files: new MaterialFiles(sources) });
  return {
    routes: () => ({
      api: [mount(materialRoutes, { materials, seo })],
      downloads: [mount(materialDownloadRoutes, { materials })],
    }),
  };
});
