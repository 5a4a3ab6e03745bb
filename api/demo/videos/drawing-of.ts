import type { DrawingKind, DrawingOf } from '../drawings/index.ts';
import { attributesOf } from '../products/build-products.ts';
import { hueOf } from '../products/family.ts';
import { families } from '../products/index.ts';

export function drawingOf<K extends DrawingKind>(article: string, kind: K): DrawingOf<K> {
  for (const family of families) {
    const index = family.rows.findIndex(([, known]) => known === article);
    const row = family.rows[index];
    const drawing = row && family.draw(attributesOf(family, row), index, hueOf(family.series));
    if (drawing?.kind === kind) return drawing as DrawingOf<K>;
  }
  throw new Error(`No ${kind} ${article}`);
}
