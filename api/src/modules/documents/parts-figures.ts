import sharp from 'sharp';
import type { DiskCache } from '../../disk/disk-cache.ts';
import type { ExplodedDrawing } from '../media/exploded-drawing.ts';
import { rasterize } from '../media/rasterizer.ts';

/** Pixels across, for one figure in a row and for one of two. */
const width = { only: 1440, half: 960 } as const;

/** The exploded drawing of products that share it. */
export type Figure = { svg: string; alt: string; caption: string };

type DrawnProduct = { slug: string; name: string; article: string };

/** On white: pdfkit writes pictures with transparency in varying order, and the file would have other bytes each time. */
const opaque = (png: Buffer): Promise<Buffer> =>
  sharp(png).flatten({ background: '#ffffff' }).png({ compressionLevel: 9, palette: true }).toBuffer();

export const pngsOf = (cache: DiskCache, figures: readonly Figure[]) =>
  Promise.all(
    figures.map(async ({ svg, ...words }) => ({
      ...words,
      png: await opaque(await rasterize(cache, svg, { width: figures.length === 1 ? width.only : width.half }, 'png')),
    })),
  );

async function figureOf(exploded: ExplodedDrawing, { slug, name, article }: DrawnProduct) {
  const drawing = await exploded(slug);
  return drawing ? [{ ...drawing, name, title: `${name}, артикул\u00a0${article}` }] : [];
}

/** One figure for each drawing, in the order of the products. Products without spare parts have none. */
export async function figuresOf(exploded: ExplodedDrawing, products: readonly DrawnProduct[]): Promise<Figure[]> {
  const drawn = (await Promise.all(products.map((product) => figureOf(exploded, product)))).flat();
  const drawingsOf = new Map<string, typeof drawn>();
  for (const one of drawn) drawingsOf.set(one.svg, [...(drawingsOf.get(one.svg) ?? []), one]);
  return [...drawingsOf].map(([svg, same]) => ({
    svg,
    alt: `${same.map(({ name }) => name).join(', ')}: деталировка. Позиции на чертеже: ${same[0]!.positions.join(', ')}`,
    caption: same.map(({ title }) => title).join('; '),
  }));
}
