import type { DiskCache } from '../../disk/disk-cache.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { DrawingRepository } from './drawing-repository.ts';
import { mediaRoutes } from './media-routes.ts';
import type { Pictures } from './pictures.ts';
import { videoRoutes } from './video-routes.ts';
import type { Videos } from './videos.ts';

type Needs = Core & {
  drawings: DrawingRepository;
  mediaCache: DiskCache;
  pictures: Pictures;
  videos: Videos;
};

export const mediaModule = defineModule('media', ({ config, drawings, mediaCache, pictures, videos }: Needs) => ({
  routes: () => ({
    root: [
      mount(mediaRoutes, {
        ...{ drawings, pictures },
        cache: mediaCache,
        avifEffort: config.AVIF_EFFORT,
      }),
      mount(videoRoutes, { videos }),
    ],
  }),
}));
