import type { Picture } from '@site/contracts/picture';
import type { SceneName } from '@site/contracts/scene-names';
import type { StoredCover, StoredPicture } from '@site/contracts/stored-blocks';
import type { Photo } from '../../../tables/media-tables.ts';
import {
  DEFAULT_SCENE,
  photoCardPicture,
  photoShareImage,
  photoWidePicture,
  sceneListPicture,
  scenePicture,
  sceneShareImage,
} from '../picture-urls.ts';

type Path = (string | number)[];

/** Returns the names of all photographs in a stored value, with the paths of the properties. */
export function photographsIn(value: unknown, path: Path = []): { path: Path; file: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => photographsIn(item, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'file' && typeof item === 'string'
      ? [{ path: [...path, key], file: item }]
      : photographsIn(item, [...path, key]),
  );
}

/** The pictures of a document. Null: a photograph that is no longer in the library. */
export class DocumentPictures {
  private readonly photos: ReadonlyMap<string, Photo>;

  constructor(photos: readonly Photo[]) {
    this.photos = new Map(photos.map((photo) => [photo.name, photo]));
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
