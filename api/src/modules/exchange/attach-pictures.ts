import { extensionOf, MAX_ALT } from '@site/contracts/media-files';
import { cutText, plainText } from '@site/kernel/plain-text';
import type { Db } from '../../db/database.ts';
import type { KeptPhotograph } from '../../tables/media-tables.ts';
import { grouped } from '../goods/goods-fields.ts';
import type { MediaLibrary } from '../media/library/media-library.ts';
import { noted } from './exchange-notes.ts';
import { ExchangePictureRepository, type KnownPicture } from './exchange-picture-repository.ts';
import { isPicture, pictureKey } from './picture-names.ts';
import { MAX_PHOTOS, type NamedPhoto, planPhotos, type PlannedPhoto } from './plan-photos.ts';

/** The pictures of a product, as 1C names them; its identifier there, and its article and name. */
export type ProductPictures = { id: string; article: string; name: string; files: readonly string[] };

export type AttachedPictures = {
  /** Names of the photographs of products whose photographs change, by article. */
  photos: ReadonlyMap<string, string[]>;
  /** Lines about pictures that were left out. */
  notes: string[];
  /** Called when the photographs are written, with the number of the import; null: it changed nothing. */
  remember: (importNumber: number | null) => Promise<void>;
};

/** Reasons in one response. */
const MAX_REASONS = 20;

type NewPhotograph = { name: string; alt: string; source_hash: string; kept: KeptPhotograph };

/** Recognisable for the staff, and unique by the bytes. */
function nameOf(article: string, file: string, source_hash: string): string {
  const plain = plainText(article)
    .replace(/[^\p{L}\p{N}_.+()-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  return `${cutText(plain, 80) || '1C'} ${source_hash.slice(0, 12)}.${extensionOf(file)}`;
}

function altOf(name: string, position: number): string {
  const number = position === 0 ? '' : `, фото\u00a0${position + 1}`;
  return cutText(name, MAX_ALT - number.length) + number;
}

function toNamed(file: string, hash: string | undefined, known: KnownPicture | undefined): NamedPhoto {
  const refusal = isPicture(file)
    ? (known?.refusal ?? null)
    : 'Формат не\u00a0принимается, нужны jpg, png, webp или avif';
  return {
    ...{ file, refusal, source_hash: hash ?? null },
    media_id: known?.media_id ?? null,
    isReady: known?.prepared != null,
  };
}

const unique = (files: readonly string[]) => [...new Map(files.map((file) => [pictureKey(file), file])).values()];

/** Adds the products that name a picture which has come since, with the pictures that 1C named last. */
async function withLate(repository: ExchangePictureRepository, given: readonly ProductPictures[]) {
  const ids = new Set(given.map(({ id }) => id));
  const late = (await repository.late()).filter(({ id }) => !ids.has(id));
  const named = grouped(await repository.named(late.map(({ id }) => id)), ({ product }) => product);
  return [
    ...given,
    ...late.map((product) => ({ ...product, files: (named.get(product.id) ?? []).map(({ file }) => file) })),
  ];
}

function notesOf(plans: readonly ReturnType<typeof planPhotos>[], crowded: readonly string[]): string[] {
  const refused = plans.flatMap((plan) => plan.refused);
  const more = refused.length - MAX_REASONS;
  return [
    ...refused.slice(0, MAX_REASONS).map(({ file, reason }) => `Картинка ${file} не загружена: ${plainText(reason)}`),
    more > 0 ? `И ещё картинок не загружено: ${more}` : '',
    noted(
      'Картинки не переданы',
      plans.flatMap(({ missing }) => missing),
    ),
    noted(`Картинок больше ${MAX_PHOTOS}, лишние не загружены`, crowded),
  ].filter(Boolean);
}

/**
 * Finds the photographs of products in the transaction of an import: those that the file names, and those that came after
 * an earlier file. Photographs become items of the library with the import, and nothing is encoded here.
 */
export async function attachPictures(
  library: Pick<MediaLibrary, 'addKept'>,
  tx: Db,
  given: readonly ProductPictures[],
): Promise<AttachedPictures> {
  const repository = new ExchangePictureRepository(tx);
  const products = (await withLate(repository, given)).map((product) => ({ ...product, files: unique(product.files) }));
  const ids = products.map(({ id }) => id);
  const keys = products.flatMap(({ files }) => files.map(pictureKey));
  const hashes = await repository.hashes(keys);
  const known = new Map((await repository.known(keys)).map((picture) => [picture.file, picture]));
  const before = grouped(await repository.named(ids), ({ product }) => product);
  const attached = grouped(await repository.attached(ids), ({ product }) => product);
  const current = grouped(await repository.photos(products.map(({ article }) => article)), ({ article }) => article);

  const plans = products.map(({ id, article, files }) =>
    planPhotos({
      named: files.map((file) => toNamed(file, hashes.get(pictureKey(file)), known.get(pictureKey(file)))),
      before: (before.get(id) ?? []).map(({ source_hash }) => source_hash),
      attached: new Map((attached.get(id) ?? []).map(({ media_id, is_undone }) => [media_id, is_undone])),
      current: (current.get(article) ?? []).map((photo) => photo.id),
    }),
  );

  const bytes = new Map([...known.values()].map((picture) => [picture.source_hash, picture]));
  const added = new Map<string, NewPhotograph>();
  const names = new Map([...current.values()].flat().map((photo) => [photo.id, photo.name]));
  for (const { media_id, name } of known.values()) if (media_id !== null && name !== null) names.set(media_id, name);
  products.forEach(({ article, name }, index) => {
    plans[index]!.photos?.forEach((photo, position) => {
      if (!('source_hash' in photo) || added.has(photo.source_hash)) return;
      const { file, prepared } = bytes.get(photo.source_hash)!;
      added.set(photo.source_hash, {
        ...{ name: nameOf(article, file, photo.source_hash), alt: altOf(name, position) },
        ...{ source_hash: photo.source_hash, kept: prepared! },
      });
    });
  });
  const newIds = await library.addKept(tx, [...added.values()]);
  const newId = new Map([...added.keys()].map((hash, index) => [hash, newIds[index]!]));
  await repository.setMedia([...newId].map(([source_hash, media_id]) => ({ source_hash, media_id })));

  const idOf = (photo: PlannedPhoto) => ('media_id' in photo ? photo.media_id : newId.get(photo.source_hash)!);
  const nameOfPhoto = (photo: PlannedPhoto) =>
    'media_id' in photo ? names.get(photo.media_id)! : added.get(photo.source_hash)!.name;
  const changed = products.flatMap(({ id, article }, index) => {
    const { photos } = plans[index]!;
    return photos ? [{ id, article, photos }] : [];
  });
  const shown = new Map(changed.map(({ article, photos }) => [article, photos.map(nameOfPhoto)]));

  return {
    photos: shown,
    notes: notesOf(
      plans,
      products.filter((_product, index) => plans[index]!.cut > 0).map(({ article }) => article),
    ),
    async remember(importNumber) {
      await repository.replaceNamed(
        ids,
        products.flatMap(({ id, files }, index) =>
          files.map((file, position) => {
            const source_hash = plans[index]!.considered[position] ?? null;
            return { product: id, position, file: pictureKey(file), source_hash };
          }),
        ),
      );
      await repository.putAttached(
        changed.flatMap(({ id, article, photos }) => {
          const stood = new Set((current.get(article) ?? []).map((photo) => photo.id));
          return photos
            .map(idOf)
            .filter((media_id) => !stood.has(media_id))
            .map((media_id) => ({ product: id, media_id }));
        }),
        importNumber,
      );
    },
  };
}
