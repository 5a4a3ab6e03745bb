import { CAPTIONS_FORMAT, extensionOf } from '@site/contracts/media-files';
import type { Photo, MediaRow } from '../../../tables/media-tables.ts';
import { transliterate } from '../../../text/transliterate.ts';

/** The readable part of an address and the id: «sl-80-speredi-12». */
const stem = ({ id, name }: Pick<MediaRow, 'id' | 'name'>): string =>
  [transliterate(name.replace(/\.[^.]*$/, '')), id].filter(Boolean).join('-');

/** `suffix` is that of a rendition, such as `-w640.avif`. The version changes with the content. */
export const photoUrl = (photo: Pick<Photo, 'id' | 'name' | 'hash'>, suffix: string): string =>
  `/media/photo/${stem(photo)}${suffix}?v=${photo.hash.slice(0, 10)}`;

/** Follows the stem in the address of a drawing itself; its raster renditions have others. */
export const DRAWING_SUFFIX = '.svg';

/** The address of a video, model or drawing contains its version; that of a PDF none, so that links on other sites show the current document. */
export function fileUrl(file: Pick<MediaRow, 'id' | 'name' | 'hash'>): string {
  const extension = extensionOf(file.name);
  const path = `/media/file/${stem(file)}.${extension}`;
  return extension === 'pdf' ? path : `${path}?v=${file.hash.slice(0, 10)}`;
}

/** The address of the captions of a video; null: it has none. */
export const captionsUrl = (video: Pick<MediaRow, 'id' | 'name' | 'captions_hash'>): string | null =>
  video.captions_hash === null
    ? null
    : `/media/captions/${stem(video)}.${CAPTIONS_FORMAT}?v=${video.captions_hash.slice(0, 10)}`;

/** The id in a file name of an address. */
export const idIn = (stem: string): number => Number(/\d{1,9}$/.exec(stem)?.[0] ?? 0);

/** Prefix of uploaded photographs and documents in the object store. */
export const MEDIA_FOLDER = 'media-files';
export const mediaKey = ({ content_id }: Pick<MediaRow, 'content_id'>): string => `${MEDIA_FOLDER}/${content_id}`;
