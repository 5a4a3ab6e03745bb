import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ProductVideo } from '@site/contracts/catalog';
import type { MediaType } from './send-media.ts';

const folder = new URL('../../../seed/media/video/', import.meta.url);

export const POSTER = { width: 960, height: 720 } as const;

/** Videos and posters, held in memory because they are few and small. The version is a content hash. */
const files = new Map(
  readdirSync(folder).map((name) => {
    const body = readFileSync(new URL(name, folder));
    const version = createHash('sha256').update(body).digest('hex').slice(0, 10);
    return [name, { body, version, type: name.split('.').at(-1) as MediaType }];
  }),
);

export const videoFile = (name: string) => files.get(name);

type StoredVideo = Pick<ProductVideo, 'title' | 'description' | 'seconds' | 'published_on'> & { file: string };

/** Returns an empty array when a file is missing. */
export function toVideo({ file, title, description, seconds, published_on }: StoredVideo): ProductVideo[] {
  const [poster, webm, mp4] = ['webp', 'webm', 'mp4'].map((format) => {
    const found = files.get(`${file}.${format}`);
    return found && `/media/video/${file}.${format}?v=${found.version}`;
  });
  if (!poster || !webm || !mp4) return [];
  return [
    {
      title,
      description,
      seconds,
      published_on,
      poster: { src: poster, alt: '', ...POSTER },
      files: [
        { type: 'video/mp4', src: mp4 },
        { type: 'video/webm', src: webm },
      ],
    },
  ];
}
