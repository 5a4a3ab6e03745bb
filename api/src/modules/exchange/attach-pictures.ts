import { MAX_PRODUCT_PHOTOS } from '@site/contracts/limits';
import { plainText } from '@site/kernel/plain-text';
import type { Db } from '../../db/database.ts';
import { grouped } from '../goods/goods-fields.ts';
import type { MediaLibrary } from '../media/library/media-library.ts';
import { noted } from './exchange-notes.ts';
import { ExchangePictureRepository, type KnownPicture } from './exchange-picture-repository.ts';
import { itemAlt, itemName } from './picture-items.ts';
import { isPicture, pictureKey } from './picture-names.ts';
import { type NamedPhoto, type PhotoPlan, planPhotos } from './plan-photos.ts';

/** Files that 1C names for a product, in its order; the id is that of 1C. */
export type ProductPictures = { id: string; article: string; name: string; files: readonly string[] };

export type AttachedPictures = {
  /** Names of all photographs of each product that gets or loses one, by article. */
  photos: ReadonlyMap<string, string[]>;
  /** Lines about pictures that were left out. */
  notes: string[];
  /** Called when the photographs are written, with the number of the import; null: it changed nothing. */
  remember: (importNumber: number | null) => Promise<void>;
};

/** Reasons in one response. */
const MAX_REASONS = 20;

type PlannedProduct = ProductPictures & { plan: PhotoPlan; current: readonly number[] };

function toNamed(file: string, hash: string | undefined, known: KnownPicture | undefined): NamedPhoto {
  const refusal = isPicture(file)
    ? (known?.refusal ?? null)
    : 'Формат не\u00a0принимается, нужны jpg, png, webp или avif';
  return {
    ...{ file, refusal, source_hash: hash ?? null, media_id: known?.media_id ?? null },
    isReady: Boolean(known?.prepared),
  };
}

const unique = (files: readonly string[]) => [...new Map(files.map((file) => [pictureKey(file), file])).values()];

/** Adds the products that name a picture which has come since, with the pictures that 1C named last. */
async function withLate(repository: ExchangePictureRepository, given: readonly ProductPictures[]) {
  const ids = new Set(given.map(({ id }) => id));
  const late = (await repository.late()).filter(({ id }) => !ids.has(id));
  const named = grouped(await repository.named(late.map(({ id }) => id)), ({ product }) => product);
  return [
    ...given.map((product) => ({ ...product, files: unique(product.files) })),
    ...late.map((product) => ({ ...product, files: (named.get(product.id) ?? []).map(({ file }) => file) })),
  ];
}

/** Plans the photographs of all products; returns also the known pictures and the names of items of the library. */
async function planProducts(repository: ExchangePictureRepository, products: readonly ProductPictures[]) {
  const ids = products.map(({ id }) => id);
  const keys = products.flatMap(({ files }) => files.map(pictureKey));
  const articles = products.map(({ article }) => article);
  const hashes = await repository.hashes(keys);
  const known = new Map((await repository.known(keys)).map((picture) => [picture.file, picture]));
  const before = grouped(await repository.named(ids), ({ product }) => product);
  const attached = grouped(await repository.attached(ids), ({ product }) => product);
  const photos = await repository.photos(articles);
  const current = grouped(photos, ({ article }) => article);
  const planned = products.map((product): PlannedProduct => {
    const stood = (current.get(product.article) ?? []).map(({ id }) => id);
    const plan = planPhotos({
      named: product.files.map(pictureKey).map((key, index) => {
        return toNamed(product.files[index]!, hashes.get(key), known.get(key));
      }),
      before: (before.get(product.id) ?? []).map(({ source_hash }) => source_hash),
      attached: new Map((attached.get(product.id) ?? []).map(({ media_id, is_undone }) => [media_id, is_undone])),
      current: stood,
    });
    return { ...product, plan, current: stood };
  });
  const names = new Map(photos.map(({ id, name }) => [id, name]));
  for (const { media_id, name } of known.values()) if (media_id !== null && name !== null) names.set(media_id, name);
  return { planned, known: new Map([...known.values()].map((one) => [one.source_hash, one])), names };
}

/** Adds the prepared pictures that products get as items of the library; returns them by the hash of their bytes. */
async function addItems(
  { library, repository, tx }: { library: Library; repository: ExchangePictureRepository; tx: Db },
  planned: readonly PlannedProduct[],
  known: ReadonlyMap<string, KnownPicture>,
): Promise<Map<string, { id: number; name: string }>> {
  const items = new Map<string, Parameters<Library['addKept']>[1][number]>();
  for (const { article, name, plan } of planned)
    for (const [position, photo] of (plan.photos ?? []).entries()) {
      const picture = 'source_hash' in photo && !items.has(photo.source_hash) && known.get(photo.source_hash);
      if (!picture || !picture.prepared) continue;
      items.set(picture.source_hash, {
        name: itemName(article, picture.file, picture.source_hash),
        ...{ alt: itemAlt(name, position), kept: picture.prepared },
      });
    }
  const ids = await library.addKept(tx, [...items.values()]);
  const added = new Map(Array.from(items, ([hash, { name }], index) => [hash, { id: ids[index]!, name }]));
  await repository.setMedia(Array.from(added, ([source_hash, { id }]) => ({ source_hash, media_id: id })));
  return added;
}

function notesOf(planned: readonly PlannedProduct[]): string[] {
  const refused = planned.flatMap(({ plan }) => plan.refused);
  const more = refused.length - MAX_REASONS;
  return [
    ...refused.slice(0, MAX_REASONS).map(({ file, reason }) => `Картинка ${file} не загружена: ${plainText(reason)}`),
    more > 0 ? `И ещё картинок не загружено: ${more}` : '',
    noted(
      'Картинки не переданы',
      planned.flatMap(({ plan }) => plan.missing),
    ),
    noted(
      `Картинок больше ${MAX_PRODUCT_PHOTOS}, лишние не загружены`,
      planned.filter(({ plan }) => plan.cut > 0).map(({ article }) => article),
    ),
  ].filter(Boolean);
}

type Library = Pick<MediaLibrary, 'addKept'>;

/**
 * Finds the photographs of the given products, and of products with a picture that came after the file which names it, in
 * the transaction of an import. Pictures become items of the library here; they were encoded before.
 */
export async function attachPictures(
  library: Library,
  tx: Db,
  given: readonly ProductPictures[],
): Promise<AttachedPictures> {
  const repository = new ExchangePictureRepository(tx);
  const { planned, known, names } = await planProducts(repository, await withLate(repository, given));
  const added = await addItems({ library, repository, tx }, planned, known);
  const changed = planned.flatMap(({ id, article, current, plan: { photos } }) => {
    const items = photos?.map((photo) =>
      'media_id' in photo ? { id: photo.media_id, name: names.get(photo.media_id)! } : added.get(photo.source_hash)!,
    );
    return items ? [{ product: id, article, items, current }] : [];
  });
  return {
    photos: new Map(changed.map(({ article, items }) => [article, items.map(({ name }) => name)])),
    notes: notesOf(planned),
    async remember(importNumber) {
      await repository.replaceNamed(
        planned.map(({ id }) => id),
        planned.flatMap(({ id: product, files, plan }) =>
          files.map((file, position) => {
            return { product, position, file: pictureKey(file), source_hash: plan.considered[position] ?? null };
          }),
        ),
      );
      await repository.putAttached(
        changed.flatMap(({ product, items, current }) =>
          items.filter(({ id }) => !current.includes(id)).map(({ id }) => ({ product, media_id: id })),
        ),
        importNumber,
      );
    },
  };
}
