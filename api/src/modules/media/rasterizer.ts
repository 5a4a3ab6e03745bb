import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { DiskCache } from '../../disk/disk-cache.ts';
import { SHARE_IMAGE } from './picture-urls.ts';

export const rasterFormats = ['avif', 'webp', 'png', 'jpg'] as const;
export type RasterFormat = (typeof rasterFormats)[number];
export type RasterSize = { width: number } | 'share';

const encode: Record<RasterFormat, (image: Sharp, avifEffort?: number) => Sharp> = {
  avif: (image, effort) => image.avif({ quality: 60, effort }),
  webp: (image) => image.webp({ quality: 82 }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
};

/** Resizes the image. Previews for sharing show the whole picture on a white card of one size. */
const shape = (image: Sharp, size: RasterSize) =>
  size === 'share'
    ? image.resize({ ...SHARE_IMAGE, fit: 'contain', background: '#ffffff' }).flatten({ background: '#ffffff' })
    : image.resize({ width: size.width });

const SVG_DENSITY = 144;

/** Name in the cache, under the hash of the content. */
const keptName = (hash: string, size: RasterSize, format: RasterFormat) =>
  `${hash.slice(0, 24)}-${size === 'share' ? 'share' : size.width}.${format}`;

/** Renders a drawing to a raster image, cached on disk. */
export function rasterize(
  cache: DiskCache,
  svg: string,
  size: RasterSize,
  format: RasterFormat,
  avifEffort?: number,
): Promise<Buffer> {
  const hash = createHash('sha256').update(svg).digest('hex');
  return cache.get(keptName(hash, size, format), () =>
    encode[format](shape(sharp(Buffer.from(svg), { density: SVG_DENSITY }), size), avifEffort).toBuffer(),
  );
}

type StoredPhoto = { hash: string; read: () => Promise<Buffer> };

/** Resizes a stored photograph, cached on disk. */
export const resizePhoto = (
  cache: DiskCache,
  { hash, read }: StoredPhoto,
  size: RasterSize,
  format: RasterFormat,
  avifEffort: number,
): Promise<Buffer> =>
  cache.get(keptName(hash, size, format), async () =>
    encode[format](shape(sharp(await read()), size), avifEffort).toBuffer(),
  );
