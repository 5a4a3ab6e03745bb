/** Overall size of a product, in mm. */
export type ProductSize = { width: number; height: number; depth: number };

/** Attribute with the overall size, the source of every place that states it: «330 × 1010 × 270». */
export const SIZE_ATTRIBUTE = 'size';

/** Returns null for a product without a stated size, such as a door made to measure. */
export function readSize(text: string | null | undefined): ProductSize | null {
  const [, width, height, depth] = /^(\d+)\s×\s(\d+)\s×\s(\d+)$/.exec(text ?? '') ?? [];
  return width && height && depth ? { width: Number(width), height: Number(height), depth: Number(depth) } : null;
}
