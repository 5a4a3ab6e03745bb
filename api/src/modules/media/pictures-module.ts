import { join } from 'node:path';
import { createDiskCache } from '../../disk/disk-cache.ts';
import { type Core, defineModule } from '../../module.ts';
import { Pictures } from './pictures.ts';
import { Videos, VIDEOS_FOLDER } from './videos.ts';

export const picturesModule = defineModule('pictures', ({ config: { DATA_DIR }, demo, log }: Core) => ({
  services: {
    mediaCache: createDiskCache(join(DATA_DIR, 'media'), log),
    pictures: new Pictures({ dataDir: DATA_DIR, draw: demo?.draw }),
    videos: new Videos([...(demo ? [demo.videos] : []), join(DATA_DIR, VIDEOS_FOLDER)]),
  },
}));
