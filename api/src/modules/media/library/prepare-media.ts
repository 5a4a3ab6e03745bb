import { photoWidths } from '@site/contracts/manage-media';
import { HEIC_MISTAKE, photoFormats } from '@site/contracts/media-files';
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import sharp from 'sharp';
import { ProblemError } from '../../../errors.ts';
import type { PictureReducer } from '../../../pictures/reduce-picture.ts';
import type { MediaRow } from '../../../tables/media-tables.ts';
import type { Upload } from '../../../uploads/file-store.ts';

/** Bytes to store, with their facts. */
export type PreparedMedia = Pick<MediaRow, 'kind' | 'hash' | 'size_bytes' | 'width' | 'height' | 'color'> & {
  content: Buffer;
};

/** High, because renditions are encoded again from it. */
const QUALITY = 92;
const FORMATS: readonly string[] = [...photoFormats, 'pdf'];

const refuse = (message: string) => new ProblemError(415, 'file', message);

const isPdf = (content: Buffer) => content.subarray(0, 5).equals(Buffer.from('%PDF-'));
/** The end mark is in the last kilobyte; without it the file is cut off. */
const isWhole = (content: Buffer) => content.subarray(-1024).includes('%%EOF');

/** Whether the brand of a HEIF container states HEVC, which our libvips does not decode. */
const isHeic = (content: Buffer) => /^ftyp(?:hei[cxms]|hev[cxms])/.test(content.toString('latin1', 4, 12));

function preparedPdf(content: Buffer): PreparedMedia {
  if (!isWhole(content)) throw refuse('Файл PDF загружен не\u00a0полностью или повреждён. Сохраните его заново');
  return { ...facts('document', content), width: null, height: null, color: null };
}

const facts = (kind: MediaRow['kind'], content: Buffer) => ({
  ...{ kind, content, size_bytes: content.length },
  hash: createHash('sha256').update(content).digest('hex'),
});

/** The average colour; null if any part is transparent. */
async function colorOf(picture: Buffer): Promise<string | null> {
  const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(picture)
    .resize(1, 1, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  if (alpha < 255) return null;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Recognises an upload by its content. A photograph is decoded and encoded again: upright, in sRGB, without metadata, at
 * most `photoWidths.most` pixels wide.
 */
export async function prepareMedia(reducer: PictureReducer, { name, content }: Upload): Promise<PreparedMedia> {
  const isNamedPdf = extname(name).toLowerCase() === '.pdf';
  if (isPdf(content)) {
    if (!isNamedPdf) throw refuse('Внутри файла\u00a0— документ PDF: назовите его с\u00a0расширением .pdf');
    return preparedPdf(content);
  }
  if (isHeic(content)) throw refuse(HEIC_MISTAKE);
  const { files } = await reducer.reduce(content, FORMATS, [photoWidths.most], QUALITY);
  if (isNamedPdf) throw refuse('Внутри файла\u00a0— изображение, а\u00a0не\u00a0документ PDF: исправьте расширение');
  const picture = Buffer.from(files[0]!);
  const { width, height } = await sharp(picture).metadata();
  if (width < photoWidths.least)
    throw refuse(
      `Снимок слишком мал: ${width}\u00a0×\u00a0${height} точек. Нужна ширина не\u00a0меньше ${photoWidths.least}`,
    );
  return { ...facts('photo', picture), width, height, color: await colorOf(picture) };
}
