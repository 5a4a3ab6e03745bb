import { fileExtensions, MAX_FILE_BYTES, MAX_ORDER_FILES } from '@site/contracts/limits';
import { formatCount } from '@site/kernel/plurals';
import { formatFileSize } from '@site/kernel/typography';

const kinds = fileExtensions.join(', ');

export const accept = [...fileExtensions, 'jpeg'].map((extension) => `.${extension}`).join(',');

const most = formatCount(MAX_ORDER_FILES, ['файла', 'файлов', 'файлов']);
export const hint = `До ${most}, каждый не\u00a0больше ${formatFileSize(MAX_FILE_BYTES)}: ${kinds}`;
export const tooMany = `Не\u00a0больше ${most}`;

/** What is wrong with a file, before it is sent for nothing. The API checks its content as well. */
export function fileMistake({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const extension = name.split('.').pop()?.toLowerCase().replace('jpeg', 'jpg') ?? '';
  if (!(fileExtensions as readonly string[]).includes(extension)) return `Недопустимый формат файла. Разрешены: ${kinds}`;
  if (size > MAX_FILE_BYTES) return `Файл слишком большой. Максимальный размер\u00a0— ${formatFileSize(MAX_FILE_BYTES)}`;
  return null;
}
