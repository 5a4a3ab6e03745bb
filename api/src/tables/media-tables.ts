import type { ProductFileKind } from '@site/contracts/support-lists';
import { type SQL, sql } from 'drizzle-orm';
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const mediaFiles = pgTable('media_files', {
  id: integer().generatedAlwaysAsIdentity().notNull(),
  name: text().notNull(),
  kind: text().$type<'photo' | 'drawing' | 'video' | 'document'>().notNull(),
  alt: text().notNull(),
  content_id: uuid().notNull(),
  hash: text().notNull(),
  size_bytes: integer().notNull(),
  width: integer(),
  height: integer(),
  color: text(),
  seconds: integer(),
  /** In per cent, of a photograph; null: the centre. */
  focus_x: smallint(),
  focus_y: smallint(),
  poster_id: integer(),
  captions_id: uuid(),
  captions_hash: text(),
  captions_bytes: integer(),
  /** The picture of a drawing, from which its raster renditions are made. */
  raster_id: uuid(),
  raster_bytes: integer(),
  notes: text().array().notNull(),
  updated_at: instant('updated_at').notNull(),
});

export type MediaRow = typeof mediaFiles.$inferSelect;

/** A prepared photograph with its content in the store, which is no file of the library yet. */
export type KeptPhotograph = Pick<
  MediaRow,
  'kind' | 'content_id' | 'hash' | 'size_bytes' | 'width' | 'height' | 'color' | 'seconds'
>;

export const productPhotos = pgTable('product_photos', {
  product_id: integer().notNull(),
  media_id: integer().notNull(),
  sort: integer().notNull(),
});

/** Photographs from all sides, in the order of the turn. */
export const productTurns = pgTable('product_turns', {
  product_id: integer().notNull(),
  media_id: integer().notNull(),
  sort: integer().notNull(),
});

/** Uploaded videos, in the order of the page. */
export const productFilms = pgTable('product_films', {
  product_id: integer().notNull(),
  media_id: integer().notNull(),
  sort: integer().notNull(),
});

export const productFiles = pgTable('product_files', {
  product_id: integer().notNull(),
  media_id: integer().notNull(),
  kind: text().$type<ProductFileKind>().notNull(),
  title: text().notNull(),
  sort: integer().notNull(),
});

/** A photograph or drawing as pages show it. */
export type Photo = {
  kind: PictureKind;
  id: number;
  name: string;
  alt: string;
  hash: string;
  width: number;
  height: number;
  color: string | null;
  focus_x: number | null;
  focus_y: number | null;
};

/** A video as pages show it. */
export type LibraryVideo = Omit<Photo, 'kind' | 'color' | 'focus_x' | 'focus_y'> & {
  seconds: number;
  poster: Photo;
  captions_hash: string | null;
};

export type PictureKind = 'photo' | 'drawing';
export type ShownKind = 'photo' | 'video';
/** A photograph or drawing, or a video with its poster. */
export type ShownMedium = Photo | ({ kind: 'video' } & LibraryVideo);

const photo = sql`jsonb_build_object('kind', m.kind, 'id', m.id, 'name', m.name, 'alt', m.alt, 'hash', m.hash,
  'width', m.width, 'height', m.height, 'color', m.color,
  'focus_x', m.focus_x, 'focus_y', m.focus_y)`;

/** The first photograph of the row of `products` in the query; null: the product has none. */
export const firstPhoto: SQL<Photo | null> = sql<Photo | null>`(
  select ${photo} from product_photos f join media_files m on m.id = f.media_id
  where f.product_id = products.id order by f.sort limit 1)`;

/** The poster of the row of `media_files` in the query; null: it is no video. */
export const posterPhoto: SQL<Photo | null> = sql<Photo | null>`(
  select ${photo} from media_files m where m.id = media_files.poster_id)`;

/** The photograph of the row of `academy_locations` in the query; null: it has none in the library. */
export const locationPhoto: SQL<Photo | null> = sql<Photo | null>`(
  select ${photo} from media_files m where m.id = academy_locations.photo_id)`;

/** The portrait of the row of `academy_trainers` in the query; null: the trainer has none in the library. */
export const portrait: SQL<Photo | null> = sql<Photo | null>`(
  select ${photo} from media_files m where m.id = academy_trainers.portrait_id)`;
