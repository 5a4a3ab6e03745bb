import { fileExtensions, MAX_FILE_BYTES } from '@site/contracts/limits';
import { formatCount } from '@site/kernel/plurals';
import { formatFileSize } from '@site/kernel/typography';

const kinds = fileExtensions.join(', ');

export const accept = [...fileExtensions, 'jpeg'].map((extension) => `.${extension}`).join(',');

const most = (max: number) => formatCount(max, ['файла', 'файлов', 'файлов']);
export const hintOf = (max: number) =>
  `До ${most(max)}, каждый не\u00a0больше ${formatFileSize(MAX_FILE_BYTES)}: ${kinds}`;
export const tooManyOf = (max: number) => `Не\u00a0больше ${most(max)}`;

/** The error of a file before its upload; null when valid. The API checks the content as well. */
export function fileError({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const extension = name.split('.').pop()?.toLowerCase().replace('jpeg', 'jpg') ?? '';
  if (!(fileExtensions as readonly string[]).includes(extension))
    return `Недопустимый формат файла. Разрешены: ${kinds}`;
  if (size > MAX_FILE_BYTES)
    return `Файл слишком большой. Максимальный размер\u00a0— ${formatFileSize(MAX_FILE_BYTES)}`;
  return null;
}
