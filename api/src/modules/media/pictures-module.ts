import { join } from 'node:path';
import { cacheReads } from '../../db/memo.ts';
import { DiskCache } from '../../disk/disk-cache.ts';
import { type Core, defineModule } from '../../module.ts';
import { DrawingRepository } from './drawing-repository.ts';
import { explodedDrawing } from './exploded-drawing.ts';
import { Photographs } from './library/photographs.ts';
import { Pictures } from './pictures.ts';
import { Videos } from './videos.ts';

const MINUTE = 60_000;

export const picturesModule = defineModule('pictures', ({ config: { DATA_DIR }, db, now, store, demo, log }: Core) => {
  const videos = new Videos({ store, demo: demo?.videos, log });
  // Each process has its own videos in memory, so this is no sweep.
  const retry = setInterval(
    () => void videos.load().catch((error: unknown) => log.error({ err: error }, 'the videos are not loaded')),
    MINUTE,
  ).unref();
  const drawings = cacheReads(new DrawingRepository(db), now);
  const pictures = new Pictures({ store, draw: demo?.draw });
  return {
    services: {
      drawings,
      pictures,
      photographs: new Photographs(db),
      exploded: explodedDrawing(drawings, pictures),
      mediaCache: new DiskCache(join(DATA_DIR, 'media'), log),
      videos,
    },
    close: async () => clearInterval(retry),
  };
});
