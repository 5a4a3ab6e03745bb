import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ProductVideo } from '@site/contracts/catalog';
import type { FastifyBaseLogger } from 'fastify';
import type { ObjectStore } from '@site/object-store/object-store';
import { StoreUnavailableError } from '@site/object-store/store-unavailable';
import { POSTER } from './picture-urls.ts';
import type { MediaType } from './send-media.ts';

/** Prefix of stored videos in the object store: `<file>.mp4`, `.webm`, and `.webp` for the poster. */
export const VIDEOS_FOLDER = 'videos';

type VideoFile = { body: Buffer; version: string; type: MediaType };
type StoredVideo = Pick<ProductVideo, 'title' | 'description' | 'seconds' | 'published_on'> & { file: string };

/** Videos and posters, held in memory because they are few and small. The version is a content hash. */
export class Videos {
  private readonly files = new Map<string, VideoFile>();
  private isLoaded = false;

  constructor(private readonly deps: { store: ObjectStore; demo: string | undefined; log: FastifyBaseLogger }) {}

  /** Reads the videos once. It is called again while the store is unavailable; until then pages show no videos. */
  async load(): Promise<void> {
    if (this.isLoaded) return;
    const { store, demo, log } = this.deps;
    try {
      if (demo) for (const name of await readdir(demo)) this.add(name, await readFile(join(demo, name)));
      for await (const { key } of store.list(`${VIDEOS_FOLDER}/`)) {
        const found = await store.get(key);
        if (found) this.add(key.slice(VIDEOS_FOLDER.length + 1), await buffer(found.content));
      }
      this.isLoaded = true;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      log.warn({ err: error }, 'the videos are not loaded');
    }
  }

  private add(name: string, body: Buffer) {
    const version = createHash('sha256').update(body).digest('hex').slice(0, 10);
    this.files.set(name, { body, version, type: name.split('.').at(-1) as MediaType });
  }

  file(name: string): VideoFile | undefined {
    return this.files.get(name);
  }

  /** Returns an empty array when a file is missing. */
  view({ file, title, description, seconds, published_on }: StoredVideo): ProductVideo[] {
    const [poster, webm, mp4] = ['webp', 'webm', 'mp4'].map((format) => {
      const found = this.file(`${file}.${format}`);
      return found && `/media/video/${file}.${format}?v=${found.version}`;
    });
    if (!poster || !webm || !mp4) return [];
    return [
      {
        title,
        description,
        seconds,
        published_on,
        captions: null,
        poster: { src: poster, alt: '', ...POSTER },
        files: [
          { type: 'video/mp4', src: mp4 },
          { type: 'video/webm', src: webm },
        ],
      },
    ];
  }
}
