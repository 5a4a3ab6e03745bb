import { MAX_MEDIA_BYTES } from '@site/contracts/limits';
import {
  ARCHIVE_MISTAKE,
  documentFormatOf,
  extensionOf,
  HEIC_MISTAKE,
  MAX_MEDIA_NAME,
  mediaExtensions,
  MEDIA_NAME,
  MEDIA_NAME_MISTAKE,
  photoFormats,
} from '@site/contracts/media-files';
import { formatFileSize } from '@site/kernel/typography';

const formats: readonly string[] = photoFormats;
const most = formatFileSize(MAX_MEDIA_BYTES);

export const isPhoto = (name: string) => formats.includes(extensionOf(name));

export const accept = [...mediaExtensions, 'jpeg'].map((extension) => `.${extension}`).join(',');
export const acceptHint = `Фотографии ${formats.join(', ')}, документы pdf, модели и\u00a0чертежи step, stp, ifc, dwg, dxf, каждый файл не\u00a0больше ${most}`;

type Chosen = Pick<File, 'name' | 'size'>;

/** The mistake of a file before its upload, or null. The API checks the content as well. */
export function contentMistake({ name, size }: Chosen): string | null {
  const extension = extensionOf(name);
  if (extension === 'heic' || extension === 'heif') return HEIC_MISTAKE;
  if (extension === 'zip') return ARCHIVE_MISTAKE;
  if (!mediaExtensions.includes(extension))
    return `Недопустимый формат файла. Разрешены: ${mediaExtensions.join(', ')}`;
  if (size > MAX_MEDIA_BYTES)
    return `Файл слишком большой: ${formatFileSize(size)}. Максимальный размер\u00a0— ${most}`;
  return size === 0 ? 'Файл пуст' : null;
}

/** The mistake of a file that would replace `name`: the format stays, because the name does. */
export function replacementMistake(file: Chosen, name: string): string | null {
  const mistake = contentMistake(file);
  if (mistake) return mistake;
  const format = documentFormatOf(name);
  if (format === documentFormatOf(file.name)) return null;
  return format
    ? `Файл ${format} можно заменить только файлом ${format}`
    : 'Фотографию можно заменить только фотографией';
}

/** The same for a new file: it keeps its name. */
export function newFileMistake(file: Chosen): string | null {
  const mistake = contentMistake(file);
  if (mistake) return mistake;
  if (file.name.length > MAX_MEDIA_NAME) return `Имя файла длиннее ${MAX_MEDIA_NAME}\u00a0символов`;
  return MEDIA_NAME.test(file.name) ? null : MEDIA_NAME_MISTAKE;
}
