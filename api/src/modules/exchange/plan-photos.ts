import { MAX_PRODUCT_PHOTOS } from '@site/contracts/limits';
import { isDeepStrictEqual } from 'node:util';

/** A picture that 1C names for a product. */
export type NamedPhoto = {
  /** Spelled by 1C. */
  file: string;
  /** SHA-256 of its bytes; null: they have never come. */
  source_hash: string | null;
  /** The item of the library. */
  media_id: number | null;
  /** Prepared to become an item. */
  isReady: boolean;
  refusal: string | null;
};

type Product = {
  named: readonly NamedPhoto[];
  /** Hashes that were considered when 1C named its pictures before, in order. */
  before: readonly (string | null)[];
  /** Items that the exchange has attached at any time; true: by an import that was undone. */
  attached: ReadonlyMap<number, boolean>;
  /** Items in the order of the page. */
  current: readonly number[];
};

/** An item of the library, or bytes that become one. */
export type PlannedPhoto = { media_id: number } | { source_hash: string };

export type PhotoPlan = {
  /** Undefined: the photographs stay. */
  photos?: PlannedPhoto[];
  /** Hashes of the named pictures, for `before` of the next exchange; null: the picture may still come. */
  considered: (string | null)[];
  missing: string[];
  refused: { file: string; reason: string }[];
  /** Pictures beyond the limit of a product. */
  cut: number;
};

/**
 * Plans the photographs of a product after an exchange. One that the staff has removed stays away until its bytes change;
 * one that the staff has attached keeps its place; one that the exchange has attached goes when 1C does not name it.
 */
export function planPhotos({ named, before, attached, current }: Product): PhotoPlan {
  const missing: string[] = [];
  const refused: PhotoPlan['refused'] = [];
  const wanted: PlannedPhoto[] = [];
  let isNew = false;
  const want = (photo: PlannedPhoto) => {
    if (!wanted.some((one) => isDeepStrictEqual(one, photo))) wanted.push(photo);
  };
  const considered = named.map(({ file, source_hash, media_id, isReady, refusal }) => {
    const isUndone = media_id !== null && attached.get(media_id) === true;
    if (media_id !== null && current.includes(media_id)) want({ media_id });
    else if (refusal !== null) {
      refused.push({ file, reason: refusal });
      return null;
    }
    // The staff has removed it.
    else if (source_hash !== null && before.includes(source_hash) && !isUndone) return source_hash;
    else if (media_id !== null) {
      isNew = true;
      want({ media_id });
    } else if (source_hash !== null && isReady) {
      isNew = true;
      want({ source_hash });
    } else {
      missing.push(file);
      return null;
    }
    return source_hash;
  });
  const isOfExchange = (id: number) => attached.has(id);
  const isDropped = current.some(
    (id) => isOfExchange(id) && !wanted.some((one) => 'media_id' in one && one.media_id === id),
  );
  const plan = { considered, missing, refused, cut: 0 };
  if (!isNew && !isDropped && isDeepStrictEqual(considered, before)) return plan;
  // Photographs of the staff keep their places; pictures of 1C fill its own, and further ones follow.
  const ofStaff = current.filter((id) => !isOfExchange(id));
  const ofExchange = wanted.filter((one) => !('media_id' in one && ofStaff.includes(one.media_id)));
  const cut = ofExchange.splice(Math.max(0, MAX_PRODUCT_PHOTOS - ofStaff.length)).length;
  const photos = current.flatMap((id) => (isOfExchange(id) ? ofExchange.splice(0, 1) : [{ media_id: id }]));
  return { ...plan, cut, photos: [...photos, ...ofExchange] };
}
