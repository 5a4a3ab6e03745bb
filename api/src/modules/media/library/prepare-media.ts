import { photoWidths } from '@site/contracts/manage-media';
import {
  ARCHIVE_MISTAKE,
  documentFormatOf,
  extensionOf,
  DRAWING_FORMAT,
  isDrawingName,
  isVideoName,
  SVGZ_MISTAKE,
  otherVideoFormats,
  VIDEO_FORMAT,
  VIDEO_MISTAKE,
  HEIC_MISTAKE,
  mediaExtensions,
} from '@site/contracts/media-files';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ProblemError } from '../../../errors.ts';
import type { PictureReducer } from '../../../pictures/reduce-picture.ts';
import type { MediaRow } from '../../../tables/media-tables.ts';
import type { Upload } from '../../../uploads/file-store.ts';
import { prepareDrawing } from './drawing/prepare-drawing.ts';
import { isVideo, prepareVideo } from './prepare-video.ts';
import { isWhole, recogniseDocument } from './recognise-document.ts';

/** Bytes to store, with their facts. */
export type PreparedMedia = Pick<
  MediaRow,
  'kind' | 'hash' | 'size_bytes' | 'width' | 'height' | 'color' | 'seconds' | 'notes'
> & {
  content: Buffer;
  /** The picture of a drawing, as WebP; null for other kinds. */
  raster: Buffer | null;
};

/** High, because renditions are encoded again from it. */
const QUALITY = 92;

const refuse = (message: string) => new ProblemError(415, 'file', message);

const isZip = (content: Buffer) => content.toString('latin1', 0, 4) === 'PK\u0003\u0004';

/** Whether a brand of a HEIF container states HEVC, which our libvips does not decode. */
function isHeic(content: Buffer): boolean {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = content.toString('latin1', 8, Math.min(content.readUInt32BE(0), 256));
  return /^(?:mif1|msf1|hei[cxms]|hev[cxms])/.test(brands) && /hei[cxms]|hev[cxms]/.test(brands);
}

const facts = (kind: MediaRow['kind'], content: Buffer): PreparedMedia => ({
  ...{ kind, content, size_bytes: content.length },
  hash: createHash('sha256').update(content).digest('hex'),
  ...{ width: null, height: null, color: null, seconds: null, notes: [], raster: null },
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
 * most `photoWidths.most` pixels wide. A drawing is sanitised. A video is copied into a new file, without metadata.
 */
export async function prepareMedia(reducer: PictureReducer, { name, content }: Upload): Promise<PreparedMedia> {
  const named = documentFormatOf(name);
  const format = recogniseDocument(content);
  if (format && format !== named)
    throw refuse(`Внутри файла\u00a0— ${format}: назовите его с\u00a0расширением .${format.toLowerCase()}`);
  if (format && !isWhole(content, format))
    throw refuse(`Файл ${format} загружен не\u00a0полностью или повреждён. Сохраните его заново`);
  if (format) return facts('document', content);
  if (isZip(content) && (named || extensionOf(name) === 'zip')) throw refuse(ARCHIVE_MISTAKE);
  if (named) throw refuse(`Внутри файла\u00a0— не\u00a0${named}: исправьте расширение или сохраните файл заново`);
  if (isHeic(content)) throw refuse(HEIC_MISTAKE);
  if (otherVideoFormats.includes(extensionOf(name))) throw refuse(VIDEO_MISTAKE);
  if (isVideo(content) !== isVideoName(name))
    throw refuse(
      isVideoName(name)
        ? 'Внутри файла\u00a0— не\u00a0MP4: исправьте расширение или сохраните ролик заново'
        : `Внутри файла\u00a0— видео: назовите его с\u00a0расширением .${VIDEO_FORMAT}`,
    );
  if (isVideo(content)) {
    const { content: copied, width, height, seconds } = await prepareVideo(content);
    return { ...facts('video', Buffer.from(copied)), width, height, seconds };
  }
  if (isDrawingName(name)) {
    const { content: cleaned, ...drawn } = await prepareDrawing(content);
    return { ...facts('drawing', cleaned), ...drawn };
  }
  if (extensionOf(name) === `${DRAWING_FORMAT}z`) throw refuse(SVGZ_MISTAKE);
  const { files, isVector } = await reducer.reduce(content, mediaExtensions, [photoWidths.most], QUALITY);
  if (isVector) throw refuse(`Внутри файла\u00a0— чертёж SVG: назовите его с\u00a0расширением .${DRAWING_FORMAT}`);
  const picture = Buffer.from(files[0]!);
  const { width, height } = await sharp(picture).metadata();
  if (width < photoWidths.least)
    throw refuse(
      `Снимок слишком мал: ${width}\u00a0×\u00a0${height} точек. Нужна ширина не\u00a0меньше ${photoWidths.least}`,
    );
  return { ...facts('photo', picture), width, height, color: await colorOf(picture) };
}
