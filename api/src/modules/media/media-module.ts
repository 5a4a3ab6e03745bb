import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { mediaRoutes } from './media-routes.ts';
import type { Pictures } from './pictures.ts';
import { videoRoutes } from './video-routes.ts';
import type { Videos } from './videos.ts';

type Needs = Core & {
  catalog: CatalogService;
  categories: CategoryService;
  documents: DocumentService;
  pictures: Pictures;
  videos: Videos;
};

export const mediaModule = defineModule('media', ({ config, videos, ...needs }: Needs) => ({
  routes: () => ({
    root: [mount(mediaRoutes, { ...needs, dataDir: config.DATA_DIR }), mount(videoRoutes, { videos })],
  }),
}));
