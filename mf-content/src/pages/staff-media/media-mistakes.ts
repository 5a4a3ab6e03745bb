import { MAX_CAPTIONS_BYTES, MAX_DRAWING_BYTES, MAX_MEDIA_BYTES } from '@site/contracts/limits';
import type { ManagedMedium } from '@site/contracts/manage-media';
import {
  ARCHIVE_MISTAKE,
  CAPTIONS_FORMAT,
  CAPTIONS_MISTAKE,
  documentFormatOf,
  DRAWING_FORMAT,
  extensionOf,
  HEIC_MISTAKE,
  isDrawingName,
  isVideoName,
  MAX_MEDIA_NAME,
  mediaExtensions,
  MEDIA_NAME,
  MEDIA_NAME_MISTAKE,
  otherVideoFormats,
  photoFormats,
  SVGZ_MISTAKE,
  VIDEO_FORMAT,
  VIDEO_MISTAKE,
} from '@site/contracts/media-files';
import { formatFileSize } from '@site/kernel/typography';

const formats: readonly string[] = photoFormats;
const most = formatFileSize(MAX_MEDIA_BYTES);

type Kind = ManagedMedium['kind'];

/** The kind that the name of a file states. */
export function kindOf(name: string): Kind {
  if (isVideoName(name)) return 'video';
  if (isDrawingName(name)) return 'drawing';
  return formats.includes(extensionOf(name)) ? 'photo' : 'document';
}

export const accept = [...mediaExtensions, 'jpeg'].map((extension) => `.${extension}`).join(',');
export const acceptHint = `Фотографии ${formats.join(', ')}, чертежи ${DRAWING_FORMAT} не\u00a0больше ${formatFileSize(MAX_DRAWING_BYTES)}, видео ${VIDEO_FORMAT}, документы pdf, файлы CAD и\u00a0BIM step, stp, ifc, dwg, dxf, каждый не\u00a0больше ${most}`;

type Chosen = Pick<File, 'name' | 'size'>;

/** The mistake of a file before its upload, or null. The API checks the content as well. */
export function contentMistake({ name, size }: Chosen): string | null {
  const extension = extensionOf(name);
  if (extension === 'heic' || extension === 'heif') return HEIC_MISTAKE;
  if (otherVideoFormats.includes(extension)) return VIDEO_MISTAKE;
  if (extension === 'zip') return ARCHIVE_MISTAKE;
  if (extension === `${DRAWING_FORMAT}z`) return SVGZ_MISTAKE;
  if (!mediaExtensions.includes(extension))
    return `Недопустимый формат файла. Разрешены: ${mediaExtensions.join(', ')}`;
  const limit = isDrawingName(name) ? MAX_DRAWING_BYTES : MAX_MEDIA_BYTES;
  if (size > limit)
    return `Файл слишком большой: ${formatFileSize(size)}. Максимальный размер\u00a0— ${formatFileSize(limit)}`;
  return size === 0 ? 'Файл пуст' : null;
}

const only: Record<Kind, string> = {
  photo: 'Фотографию можно заменить только фотографией',
  drawing: 'Чертёж можно заменить только другим чертежом SVG',
  video: 'Видео можно заменить только другим видео MP4',
  document: 'Документ можно заменить только документом',
};

/** The mistake of a file that would replace `name`: the format stays, because the name does. */
export function replacementMistake(file: Chosen, name: string): string | null {
  const mistake = contentMistake(file);
  if (mistake) return mistake;
  const format = documentFormatOf(name);
  if (kindOf(name) === kindOf(file.name) && format === documentFormatOf(file.name)) return null;
  if (format) return `Файл ${format} можно заменить только файлом ${format}`;
  return only[kindOf(name)];
}

/** The same for a new file: it keeps its name. */
export function newFileMistake(file: Chosen): string | null {
  const mistake = contentMistake(file);
  if (mistake) return mistake;
  if (file.name.length > MAX_MEDIA_NAME) return `Имя файла длиннее ${MAX_MEDIA_NAME}\u00a0символов`;
  return MEDIA_NAME.test(file.name) ? null : MEDIA_NAME_MISTAKE;
}

export const captionsHint = `Файл ${CAPTIONS_FORMAT} (WebVTT) в\u00a0кодировке UTF-8, не\u00a0больше ${formatFileSize(MAX_CAPTIONS_BYTES)}`;

/** The mistake of captions before their upload, or null. */
export function captionsMistake({ name, size }: Chosen): string | null {
  if (extensionOf(name) !== CAPTIONS_FORMAT) return CAPTIONS_MISTAKE;
  if (size > MAX_CAPTIONS_BYTES)
    return `Файл слишком большой: ${formatFileSize(size)}. Максимальный размер\u00a0— ${formatFileSize(MAX_CAPTIONS_BYTES)}`;
  return size === 0 ? 'Файл пуст' : null;
}
