import type { Product } from '@site/contracts/catalog';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { ProductQuestions } from '@site/contracts/questions';
import { siteDay } from '@site/kernel/dates';
import { problems } from '../../errors.ts';
import { sanitizeText } from '../../html/sanitize.ts';
import { toDocument } from '../documents/document-card.ts';
import { explodedAreas } from '../media/exploded-layout.ts';
import {
  explodedPicture,
  photoListPicture,
  photoRaster,
  productGallery,
  productShareImage,
} from '../media/picture-urls.ts';
import type { Videos } from '../media/videos.ts';
import { chosenLevel } from '../pricing/pricing-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { productData } from '../seo/structured-data.ts';
import type { Visitor } from '../session/visitor.ts';
import type { CatalogDeps } from './catalog-service.ts';
import type { CategoryTree } from './category-service.ts';
import { toCard } from './product-card.ts';
import { readSize, SIZE_ATTRIBUTE } from '@site/kernel/product-size';
import { knownShipmentDay } from './shipment.ts';
import { shownValue } from './shown-value.ts';
import { toUploadedDocument } from './uploaded-document.ts';
import { toUploadedVideo } from './uploaded-video.ts';

const BOUGHT_TOGETHER = 8;

/** Questions are asked about products of the catalogue, so their module depends on this one. */
type PublishedQuestions = { published: (productId: number) => Promise<ProductQuestions> };

export type ProductPageDeps = Pick<CatalogDeps, 'repository'> & {
  categories: { tree: () => Promise<CategoryTree> };
  questions: PublishedQuestions;
  seo: SeoBuilder;
  videos: Videos;
  now: () => Date;
};

/** Ids of PostgreSQL's `integer` with at most nine digits. */
const ID = /^[1-9]\d{0,8}$/;

/** A stored picture has a layout of its own. */
const isDrawn = (drawing: unknown) =>
  typeof drawing === 'object' && drawing !== null && Object.keys(drawing).length > 0;

/** `slug` is the product's slug or its id. */
export async function productPage(
  { repository, categories, questions, seo, videos, now }: ProductPageDeps,
  slug: string,
  visitor: Visitor,
): Promise<PageResponse> {
  const row =
    (await repository.bySlug(slug)) ?? (ID.test(slug) ? await repository.publishedById(Number(slug)) : undefined);
  if (!row) throw problems.notFound();
  const [
    tree,
    attributes,
    documents,
    files,
    photos,
    turn,
    relations,
    together,
    films,
    recordings,
    asked,
    replaces,
    successor,
  ] = await Promise.all([
    categories.tree(),
    repository.attributesOf([row.id]),
    repository.documentsOf(row.id, siteDay(now())),
    repository.filesOf(row.id),
    repository.photosOf(row.id),
    repository.turnOf(row.id),
    repository.relationsOf(row.id),
    repository.boughtTogether(row.id, BOUGHT_TOGETHER),
    repository.filmsOf(row.id),
    repository.videosOf(row.id),
    questions.published(row.id),
    repository.replacedBy(row.id),
    row.successor_id === null ? undefined : repository.cardById(row.successor_id),
  ]);
  const category = tree.byId(row.category_id);
  if (!category) throw problems.notFound();
  const cards = relations.map(({ kind, position, card }) => ({ kind, position, product: toCard(card, visitor) }));
  const parts = relations.filter(({ kind }) => kind === 'spare_part');
  const pictured = { ...row, photo: photos[0] ?? null };
  const drawn = isDrawn(row.drawing);
  const uploaded = new Set(files.map(({ kind }) => kind));
  const product: Product = {
    ...toCard(pictured, visitor),
    category,
    series: row.series,
    pictures: productGallery(row, {
      ...{ photos, drawn },
      size: readSize(attributes.find(({ code }) => code === SIZE_ATTRIBUTE)?.value),
    }),
    turn: turn.map(photoListPicture),
    videos: [...films.map(toUploadedVideo), ...recordings.flatMap((video) => videos.view(video))],
    short_description: row.short_description,
    description: sanitizeText(row.description),
    attributes: attributes.map(({ code, label, type, value, group }) => ({
      code,
      label,
      group,
      value: shownValue({ type, value }),
    })),
    included_items: row.included_items,
    documents: [
      ...files.map(toUploadedDocument),
      ...documents
        .filter(({ document }) => document.media_id !== null || !uploaded.has(document.kind))
        .map(({ document }) => toDocument(document)),
    ],
    accessories: cards
      .filter(({ kind }) => kind === 'accessory' || kind === 'accessory_required')
      .map(({ kind, product: accessory }) => ({ product: accessory, required: kind === 'accessory_required' })),
    spare_parts: cards
      .filter(({ kind }) => kind === 'spare_part')
      .map(({ position, product: part }) => ({ product: part, position })),
    parts_picture: parts.length
      ? explodedPicture(
          row,
          parts.map(({ position, card }) => ({ position, picture_version: card.picture_version })),
        )
      : null,
    parts_areas: drawn ? explodedAreas(parts) : [],
    analogs: cards.filter(({ kind }) => kind === 'analog').map((relation) => relation.product),
    successor: successor ? toCard(successor, visitor) : null,
    replaces,
    questions: asked,
    warranty_months: row.warranty_months,
    ships_on: knownShipmentDay(row, now()),
    old_articles: row.old_articles,
    bought_together: together.map((other) => toCard(other, visitor)),
    price_level: chosenLevel(visitor),
  };
  const image = productShareImage(pictured);
  return {
    seo: seo.build({
      title: row.name,
      description: `${row.name}, артикул ${row.article}. ${row.short_description}`,
      h1: row.name,
      path: paths.product(slug),
      crumbs: [...tree.crumbs(category.id), { name: row.name, url: paths.product(slug) }],
      image,
      type: 'product',
      jsonld: [productData(product, photos.length ? photos.map(photoRaster) : [image], seo, now())],
    }),
    content: [],
    pagedata: { kind: 'product', product },
  };
}
