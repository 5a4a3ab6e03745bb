import type { DrawingRepository } from './drawing-repository.ts';
import { explodedCells } from './exploded-layout.ts';
import { findPicture } from './find-picture.ts';
import type { Pictures } from './pictures.ts';

/** Returns the exploded drawing of a product and the numbers in it; null for a product without spare parts. */
export type ExplodedDrawing = (slug: string) => Promise<{ svg: string; positions: string[] } | null>;

export const explodedDrawing =
  (drawings: DrawingRepository, pictures: Pictures): ExplodedDrawing =>
  async (slug) => {
    const subject = { kind: 'product', slug, view: 'parts' } as const;
    const found = await findPicture(drawings, { subject, rendition: { format: 'svg' } });
    if (found?.picture.form !== 'parts') return null;
    const { version, picture } = found;
    const positions = explodedCells(picture.parts).map(({ part: { position } }) => position);
    return { svg: await pictures.svg(picture, version), positions };
  };
