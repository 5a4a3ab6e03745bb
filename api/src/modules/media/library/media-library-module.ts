import type { DiskCache } from '../../../disk/disk-cache.ts';
import { type Core, defineModule, mount } from '../../../module.ts';
import { FileStore } from '../../../uploads/file-store.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { managedMediaRoutes } from './managed-media-routes.ts';
import { mediaFileRoutes } from './media-file-routes.ts';
import { MEDIA_FOLDER } from './media-address.ts';
import { MediaLibrary } from './media-library.ts';
import { MediaRepository } from './media-repository.ts';
import type { Photographs } from './photographs.ts';

type Needs = Core & { decisions: DecisionService; mediaCache: DiskCache; photographs: Photographs };

/** Uploaded photographs, videos and documents of products. */
export const mediaLibraryModule = defineModule(
  'media library',
  ({ config, db, store, now, decisions, mediaCache: cache, photographs }: Needs) => {
    const mediaLibrary = new MediaLibrary({ db, store, decisions, now });
    return {
      services: { mediaLibrary },
      routes: () => ({
        root: [
          mount(mediaFileRoutes, {
            ...{ media: new MediaRepository(db), files: new FileStore(store, MEDIA_FOLDER), cache },
            avifEffort: config.AVIF_EFFORT,
          }),
        ],
        manage: [mount(managedMediaRoutes, { library: mediaLibrary, photographs })],
      }),
    };
  },
);
