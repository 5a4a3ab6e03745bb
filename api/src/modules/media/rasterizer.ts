import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { DiskCache } from '../../disk/disk-cache.ts';
import { SHARE_IMAGE } from './picture-urls.ts';

export const rasterFormats = ['avif', 'webp', 'png'] as const;
export type RasterFormat = (typeof rasterFormats)[number];
export type RasterSize = { width: number } | 'share';

const encode: Record<RasterFormat, (image: Sharp, avifEffort?: number) => Sharp> = {
  avif: (image, effort) => image.avif({ quality: 60, effort }),
  webp: (image) => image.webp({ quality: 82 }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
};

/** Resizes the image. Previews for sharing show the whole drawing on a white card of one size. */
const shape = (image: Sharp, size: RasterSize) =>
  size === 'share'
    ? image.resize({ ...SHARE_IMAGE, fit: 'contain', background: '#ffffff' }).flatten({ background: '#ffffff' })
    : image.resize({ width: size.width });

const SVG_DENSITY = 144;

/** Renders a drawing to a raster image, cached on disk under a content hash. */
export function rasterize(
  cache: DiskCache,
  svg: string,
  size: RasterSize,
  format: RasterFormat,
  avifEffort?: number,
): Promise<Buffer> {
  const suffix = size === 'share' ? 'share' : String(size.width);
  const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}-${suffix}.${format}`;
  return cache.get(name, () =>
    encode[format](shape(sharp(Buffer.from(svg), { density: SVG_DENSITY }), size), avifEffort).toBuffer(),
  );
}
