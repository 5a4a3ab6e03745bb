import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
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
export function createRasterizer(folder: string) {
  const underway = new Map<string, Promise<Buffer>>();

  async function render(svg: string, size: RasterSize, format: RasterFormat, file: string): Promise<Buffer> {
    const image = shape(sharp(Buffer.from(svg), { density: SVG_DENSITY }), size);
    const bytes = await encode[format](image).toBuffer();
    await mkdir(folder, { recursive: true });
    // Written aside and renamed, so that a reader never meets half a file.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  return async (svg: string, size: RasterSize, format: RasterFormat): Promise<Buffer> => {
    const suffix = size === 'share' ? 'share' : String(size.width);
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}-${suffix}.${format}`;
    const file = join(folder, name);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const pending = underway.get(name) ?? render(svg, size, format, file);
    underway.set(name, pending);
    return pending.finally(() => underway.delete(name));
  };
}
