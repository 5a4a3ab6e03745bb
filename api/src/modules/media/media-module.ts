import type { DiskCache } from '../../disk/disk-cache.ts';
import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { DrawingRepository } from './drawing-repository.ts';
import { mediaRoutes } from './media-routes.ts';
import type { Pictures } from './pictures.ts';
import { videoRoutes } from './video-routes.ts';
import type { Videos } from './videos.ts';

type Needs = Core & { documents: DocumentService; mediaCache: DiskCache; pictures: Pictures; videos: Videos };

export const mediaModule = defineModule(
  'media',
  ({ config, db, now, documents, mediaCache, pictures, videos }: Needs) => {
    const drawings = cacheReads(new DrawingRepository(db), now);
    return {
      services: { drawings },
      routes: () => ({
        root: [
          mount(mediaRoutes, { drawings, documents, pictures, cache: mediaCache, avifEffort: config.AVIF_EFFORT }),
          mount(videoRoutes, { videos }),
        ],
      }),
    };
  },
);
