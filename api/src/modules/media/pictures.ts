import { text } from 'node:stream/consumers';
import type { PortraitName } from '@site/contracts/portrait-names';
import type { SceneName } from '@site/contracts/scene-names';
import { LRUCache } from 'lru-cache';
import type { ProductSize } from '@site/kernel/product-size';
import type { ObjectStore } from '@site/object-store/object-store';
import { explodedSize, portraitSize, PRODUCT_SIZE, sceneSizes, SHARE_IMAGE } from './picture-urls.ts';
import { placeholder } from './placeholder.ts';

export type ProductView = 'front' | 'detail';

/** A picture with the stored parameters that it is drawn from. `share` is the preview of a link. */
export type PictureSubject =
  | { kind: 'product'; slug: string; form: 'whole' | 'share' | ProductView; drawing: unknown }
  | { kind: 'product'; slug: string; form: 'dimensions'; drawing: unknown; size: ProductSize }
  | { kind: 'product'; slug: string; form: 'parts'; drawing: unknown; parts: readonly PartDrawing[] }
  | { kind: 'category'; slug: string; form: 'whole' | 'share' }
  | { kind: 'scene'; slug: SceneName; form: keyof typeof sceneSizes | 'share' }
  | { kind: 'portrait'; slug: PortraitName; form: 'whole' };

/** A spare part of an exploded drawing; `position` is its number. */
export type PartDrawing = { position: string; drawing: unknown };

/** Returns SVG, or null when the parameters are not its own. */
export type Draw = (subject: PictureSubject) => string | null;

/** Prefix of stored pictures in the object store. */
export const PICTURES_FOLDER = 'pictures';

/** Key of a stored picture, such as `pictures/product/privod-sl-80.front.svg`. */
export const pictureKey = ({ kind, slug, form }: PictureSubject): string =>
  `${PICTURES_FOLDER}/${kind}/${slug}.${form}.svg`;

/** Characters, enough for more than 2000 drawings. Drawing a scene takes up to 20 ms. */
const MAX_CACHED = 32 * 2 ** 20;

/** Pictures as SVG: drawn by the demonstration, else stored, else a placeholder. */
export class Pictures {
  private readonly known = new LRUCache<string, string>({ maxSize: MAX_CACHED, sizeCalculation: (svg) => svg.length });

  constructor(private readonly deps: { store: ObjectStore; draw: Draw | undefined }) {}

  /** `version` changes with the parameters. */
  async svg(subject: PictureSubject, version: string): Promise<string> {
    const stored = pictureKey(subject);
    const key = `${stored}?v=${version}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const svg = this.deps.draw?.(subject) ?? (await this.stored(stored));
    if (svg === null) return placeholder(sizeOf(subject));
    this.known.set(key, svg);
    return svg;
  }

  private async stored(key: string): Promise<string | null> {
    const found = await this.deps.store.get(key);
    return found && text(found.content);
  }
}

const CATEGORY_SIZE = { width: 480, height: 480 };

function sizeOf({ kind, form }: PictureSubject): { width: number; height: number } {
  if (form === 'share') return SHARE_IMAGE;
  if (form === 'parts') return explodedSize;
  switch (kind) {
    case 'scene':
      return sceneSizes[form];
    case 'category':
      return CATEGORY_SIZE;
    case 'portrait':
      return portraitSize;
    case 'product':
      return PRODUCT_SIZE;
  }
}
