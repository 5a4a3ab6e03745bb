import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductVideo } from '@site/contracts/catalog';
import { POSTER } from './picture-urls.ts';
import type { MediaType } from './send-media.ts';

/** Folder in DATA_DIR with stored videos: `<file>.mp4`, `.webm`, and `.webp` for the poster. */
export const VIDEOS_FOLDER = 'videos';

type VideoFile = { body: Buffer; version: string; type: MediaType };
type StoredVideo = Pick<ProductVideo, 'title' | 'description' | 'seconds' | 'published_on'> & { file: string };

/** Videos and posters, held in memory because they are few and small. The version is a content hash. */
export class Videos {
  private readonly files: ReadonlyMap<string, VideoFile>;

  constructor(folders: readonly string[]) {
    this.files = new Map(folders.filter((folder) => existsSync(folder)).flatMap(filesOf));
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
        poster: { src: poster, alt: '', ...POSTER },
        files: [
          { type: 'video/mp4', src: mp4 },
          { type: 'video/webm', src: webm },
        ],
      },
    ];
  }
}

const filesOf = (folder: string): [string, VideoFile][] =>
  readdirSync(folder).map((name) => {
    const body = readFileSync(join(folder, name));
    const version = createHash('sha256').update(body).digest('hex').slice(0, 10);
    return [name, { body, version, type: name.split('.').at(-1) as MediaType }];
  });
