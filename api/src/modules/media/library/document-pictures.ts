import type { Picture } from '@site/contracts/picture';
import type { SceneName } from '@site/contracts/scene-names';
import type { StoredCover, StoredPicture } from '@site/contracts/stored-blocks';
import type { BlockOf } from '@site/contracts/blocks';
import { formatDuration } from '@site/kernel/duration';
import type { LibraryVideo, Photo, ShownKind, ShownMedium } from '../../../tables/media-tables.ts';
import {
  DEFAULT_SCENE,
  photoCardPicture,
  photoShareImage,
  photoWidePicture,
  sceneListPicture,
  scenePicture,
  sceneShareImage,
} from '../picture-urls.ts';

import { captionsUrl, fileUrl } from './media-address.ts';

type Path = (string | number)[];
type Named = { path: Path; file: string; kind: NamedKind };
/** Kinds of files that stored values name; `photo` is also a drawing. */
export type NamedKind = ShownKind | 'pdf';

function kindNamedBy(value: object): NamedKind {
  if ('type' in value && value.type === 'library_video') return 'video';
  return 'kind' in value && value.kind === 'document' ? 'pdf' : 'photo';
}

/** Returns the names of all photographs, videos and PDFs in a stored value, with the paths of the properties. */
export function mediaIn(value: unknown, path: Path = []): Named[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => mediaIn(item, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  const kind = kindNamedBy(value);
  return Object.entries(value).flatMap(([key, item]): Named[] =>
    key === 'file' && typeof item === 'string'
      ? [{ path: [...path, key], file: item, kind }]
      : mediaIn(item, [...path, key]),
  );
}

/** The pictures and videos of a document. Null: one that is no longer in the library. */
export class DocumentPictures {
  private readonly photos: ReadonlyMap<string, Photo>;

  private readonly videos: ReadonlyMap<string, LibraryVideo>;

  constructor(media: readonly ShownMedium[]) {
    this.photos = new Map(media.flatMap((one) => (one.kind === 'video' ? [] : [[one.name, one]])));
    this.videos = new Map(media.flatMap((one) => (one.kind === 'video' ? [[one.name, one]] : [])));
  }

  /** An uploaded video, with its title in the library unless the document has another. */
  video(file: string, title?: string): Omit<BlockOf<'video'>, 'id'> | null {
    const video = this.videos.get(file);
    if (!video) return null;
    const captions = captionsUrl(video);
    return {
      ...{ type: 'video', provider: 'file', url: fileUrl(video), title: title ?? video.alt },
      ...{ width: video.width, height: video.height, duration: formatDuration(video.seconds) },
      ...(captions && { captions }),
      poster: photoWidePicture(video.poster),
    };
  }

  /** A picture that takes the width of the page. */
  wide(picture: StoredPicture): Picture | null {
    return this.picture(picture, photoWidePicture, scenePicture);
  }

  /** Small in a list, and enlarged by a click. */
  enlarged(picture: StoredPicture): Picture | null {
    return this.picture(picture, photoWidePicture, sceneListPicture);
  }

  card(picture: StoredPicture): Picture | null {
    return this.picture(picture, photoCardPicture, sceneListPicture);
  }

  slide(picture: StoredPicture): Picture | null {
    return this.picture(picture, photoWidePicture, (scene, alt) => scenePicture(scene, alt, true));
  }

  cardCover(cover: StoredCover, title: string): Picture {
    return this.cover(cover, title, photoCardPicture, sceneListPicture);
  }

  /** A picture that takes the width of the page. */
  wideCover(cover: StoredCover, title: string): Picture {
    return this.cover(cover, title, photoWidePicture, scenePicture);
  }

  shareImage(cover: StoredCover): string {
    if (typeof cover === 'string') return sceneShareImage(cover);
    const photo = this.photos.get(cover.file);
    return photo ? photoShareImage(photo) : sceneShareImage(DEFAULT_SCENE);
  }

  private picture(picture: StoredPicture, photograph: Photographed, drawn: Drawn): Picture | null {
    if ('scene' in picture) return drawn(picture.scene, picture.alt);
    const photo = this.photos.get(picture.file);
    return photo ? { ...photograph(photo), alt: picture.alt } : null;
  }

  private cover(cover: StoredCover, alt: string, photograph: Photographed, drawn: Drawn): Picture {
    if (typeof cover === 'string') return drawn(cover, alt);
    return this.picture({ ...cover, alt }, photograph, drawn) ?? drawn(DEFAULT_SCENE, alt);
  }
}

type Photographed = (photo: Photo) => Picture;
type Drawn = (scene: SceneName, alt: string) => Picture;
