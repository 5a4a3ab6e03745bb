import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { mediaRoutes } from './media-routes.ts';
import { videoRoutes } from './video-routes.ts';

type Needs = Core & { catalog: CatalogService; categories: CategoryService; documents: DocumentService };

export const mediaModule = defineModule('media', ({ config, catalog, categories, documents }: Needs) => ({
  routes: () => ({
    root: [mount(mediaRoutes, { catalog, categories, documents, dataDir: config.DATA_DIR }), mount(videoRoutes, {})],
  }),
}));
