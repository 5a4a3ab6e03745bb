import { pictureRules, type PictureUse } from '@site/contracts/company-lists';
import { formatFileSize } from '@site/kernel/typography';

const types: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};
const mimeOf = (format: string) => Object.keys(types).find((type) => types[type] === format) ?? '';

export const acceptOf = (use: PictureUse): string => pictureRules[use].formats.map(mimeOf).join(',');

const isAllowed = (type: string, use: PictureUse) =>
  (pictureRules[use].formats as readonly string[]).includes(types[type] ?? '');

/**
 * Whether the picture has to be cropped: a logo is square. SVG has no pixels to crop, and a format that is not allowed
 * is rejected without cropping.
 */
export const isCropped = ({ type }: Blob, use: PictureUse): boolean =>
  use === 'logo' && type !== 'image/svg+xml' && isAllowed(type, use);

/** Returns what is wrong with a picture before the upload; the API checks it again. */
export function pictureMistake({ type, size }: Blob, use: PictureUse): string | null {
  const { formats, bytes } = pictureRules[use];
  if (!isAllowed(type, use)) return `Недопустимый формат файла. Разрешены: ${formats.join(', ')}`;
  return size > bytes ? `Файл слишком большой. Максимальный размер\u00a0— ${formatFileSize(bytes)}` : null;
}
