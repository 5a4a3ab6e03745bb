import type { DrawingKind, DrawingOf } from '../drawings/index.ts';
import { productDrawings } from '../goods.ts';

export function drawingOf<K extends DrawingKind>(article: string, kind: K): DrawingOf<K> {
  const drawing = productDrawings()[article];
  if (drawing?.kind !== kind) throw new Error(`Expected a drawing of ${kind} for ${article}, found ${drawing?.kind}`);
  return drawing as DrawingOf<K>;
}
