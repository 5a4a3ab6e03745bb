import { join } from 'node:path';
import { type Core, defineModule } from '../../module.ts';
import { Pictures } from './pictures.ts';
import { Videos, VIDEOS_FOLDER } from './videos.ts';

export const picturesModule = defineModule('pictures', ({ config: { DATA_DIR }, demo }: Core) => ({
  services: {
    pictures: new Pictures({ dataDir: DATA_DIR, draw: demo?.draw }),
    videos: new Videos([...(demo ? [demo.videos] : []), join(DATA_DIR, VIDEOS_FOLDER)]),
  },
}));
