import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { KeptBytes } from '../../disk/kept-bytes.ts';
import { SHARE_IMAGE } from './picture-urls.ts';

export const rasterFormats = ['avif', 'webp', 'png'] as const;
export type RasterFormat = (typeof rasterFormats)[number];
export type RasterSize = { width: number } | 'share';

const encode: Record<RasterFormat, (image: Sharp) => Sharp> = {
  // Low effort: the picture is encoded while its first visitor waits, then kept.
  avif: (image) => image.avif({ quality: 60, effort: 2 }),
  webp: (image) => image.webp({ quality: 82 }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
};

/** A preview has one shape for every picture: the drawing stands whole on a white card. */
const shape = (image: Sharp, size: RasterSize) =>
  size === 'share'
    ? image.resize({ ...SHARE_IMAGE, fit: 'contain', background: '#ffffff' }).flatten({ background: '#ffffff' })
    : image.resize({ width: size.width });

const SVG_DENSITY = 144;

/** Drawings as pixels, rendered on demand and kept on disk under a name made of their content. */
export const createRasterizer =
  (kept: KeptBytes) =>
  (svg: string, size: RasterSize, format: RasterFormat): Promise<Buffer> => {
    const suffix = size === 'share' ? 'share' : String(size.width);
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}-${suffix}.${format}`;
    return kept(name, () => encode[format](shape(sharp(Buffer.from(svg), { density: SVG_DENSITY }), size)).toBuffer());
  };
