import { portraitNames, type PortraitName } from '@site/contracts/portrait-names';
import { sceneNames, type SceneName } from '@site/contracts/scene-names';
import { type Orientation, rasterWidths } from './picture-urls.ts';
import type { ProductView } from './pictures.ts';
import { type RasterFormat, rasterFormats, type RasterSize } from './rasterizer.ts';

export type Subject =
  | { kind: 'product'; slug: string; view: ProductView | 'dimensions' | 'parts' | null }
  | { kind: 'category'; slug: string }
  | { kind: 'scene'; name: SceneName; orientation: Orientation }
  | { kind: 'portrait'; name: PortraitName };

export type Rendition = { format: 'svg' } | { format: RasterFormat; size: RasterSize };
export type MediaName = { subject: Subject; rendition: Rendition };

const PRODUCT = /^([a-z0-9-]+?)(?:\.(front|detail|dimensions|parts))?(?:\.(share)|-w(\d+))?\.(svg|avif|webp|png)$/;
const SCENE = /^([a-z-]+)-(wide|tall|photo)(?:\.(share)|-(\d+))?\.(svg|avif|webp|png)$/;
const PORTRAIT = /^([a-z-]+)(?:-(\d+))?\.(svg|avif|webp|png)$/;
const CATEGORY = /^([a-z0-9-]+?)(?:\.(share)|-w(\d+))?\.(svg|avif|webp|png)$/;

/** Accepts only the offered widths, because arbitrary ones would allow filling the disk. */
function renditionOf(share: string | undefined, width: string | undefined, format: string): Rendition | null {
  if (format === 'svg') return share || width ? null : { format: 'svg' };
  const raster = rasterFormats.find((known) => known === format);
  if (!raster) return null;
  if (share) return { format: raster, size: 'share' };
  const known = rasterWidths.find((candidate) => String(candidate) === width);
  return known ? { format: raster, size: { width: known } } : null;
}

const readers: Record<Subject['kind'], (file: string) => MediaName | null | undefined | ''> = {
  product(file) {
    const [, slug, view, share, width, format] = PRODUCT.exec(file) ?? [];
    const rendition = slug && format ? renditionOf(share, width, format) : null;
    return (
      slug &&
      rendition && {
        subject: { kind: 'product', slug, view: (view as ProductView | 'dimensions' | 'parts' | undefined) ?? null },
        rendition,
      }
    );
  },
  category(file) {
    const [, slug, share, width, format] = CATEGORY.exec(file) ?? [];
    const rendition = slug && format ? renditionOf(share, width, format) : null;
    return slug && rendition && { subject: { kind: 'category', slug }, rendition };
  },
  scene(file) {
    const [, name, orientation, share, width, format] = SCENE.exec(file) ?? [];
    const scene = sceneNames.find((known) => known === name);
    const rendition = scene && format ? renditionOf(share, width, format) : null;
    return (
      scene &&
      rendition && { subject: { kind: 'scene', name: scene, orientation: orientation as Orientation }, rendition }
    );
  },
  portrait(file) {
    const [, name, width, format] = PORTRAIT.exec(file) ?? [];
    const portrait = portraitNames.find((known) => known === name);
    const rendition = portrait && format ? renditionOf(undefined, width, format) : null;
    return portrait && rendition && { subject: { kind: 'portrait', name: portrait }, rendition };
  },
};

export const readMediaName = (kind: Subject['kind'], file: string): MediaName | null => readers[kind](file) || null;
