import { type Core, defineModule } from '../../module.ts';
import { Pictures } from './pictures.ts';
import { Videos } from './videos.ts';

const MINUTE = 60_000;

export const picturesModule = defineModule('pictures', ({ store, demo, log }: Core) => {
  const videos = new Videos({ store, demo: demo?.videos, log });
  return {
    services: { pictures: new Pictures({ store, draw: demo?.draw }), videos },
    sweep: () => videos.load(),
    sweepEvery: MINUTE,
  };
});
