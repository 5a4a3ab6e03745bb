import { cacheReads } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { DrawingRepository } from './drawing-repository.ts';
import { DrawingService } from './drawing-service.ts';
import { mediaRoutes } from './media-routes.ts';
import { videoRoutes } from './video-routes.ts';

type Needs = Core & { documents: DocumentService };

export const mediaModule = defineModule('media', ({ config, db, now, documents }: Needs) => {
  const drawings = new DrawingService(cacheReads(new DrawingRepository(db), now));
  return {
    services: { drawings },
    routes: () => ({
      root: [mount(mediaRoutes, { drawings, documents, dataDir: config.DATA_DIR }), mount(videoRoutes, {})],
    }),
  };
});
