import { z } from 'zod';
import { blocks } from './blocks.ts';
import { FILL_IN, TOO_LONG, typedText } from './fields.ts';
import { MAX_MEDIA_NAME } from './media-files.ts';
import { publicationSections } from './publication-sections.ts';
import { sceneNames } from './scene-names.ts';
import { documentKinds } from './support-lists.ts';

/**
 * Blocks as pages store them and editors write them. References (products, news, documents…) are stored as such and
 * resolved for each response, so that prices and dates on a page are never stale.
 */

const Scene = z.enum(sceneNames);
/** Name of a photograph or a video of the media library. */
const file = typedText.min(1, FILL_IN).max(MAX_MEDIA_NAME, TOO_LONG);

/** A drawn scene, or an uploaded photograph. */
export const StoredPicture = z.union([
  z.strictObject({ scene: Scene, alt: z.string() }),
  z.strictObject({ file, alt: z.string() }),
]);
export type StoredPicture = z.infer<typeof StoredPicture>;

/** The picture of a document's card; the title is its alternative text. */
export const StoredCover = z.union([Scene, z.strictObject({ file })]);
export type StoredCover = z.infer<typeof StoredCover>;

/** The last two: while individuals pay on the site, and while they agree on the payment with a manager. */
export const visibilities = ['all', 'guests', 'logged', 'partners', 'online_payment', 'agreed_payment'] as const;
export type Visibility = (typeof visibilities)[number];

/** Links within the site, mailto:, tel: and https:. Rejects `/\`, which browsers read as `//`. */
export const SAFE_ADDRESS = /^(?:\/(?![/\\])|#|\?|https:\/\/|mailto:|tel:)/;

const Address = z
  .string()
  .max(2000)
  .regex(
    SAFE_ADDRESS,
    'адрес начинается с\u00a0«/», если он на\u00a0этом сайте, иначе с\u00a0https://, mailto: или tel:',
  );
const Html = z.string().max(100_000);
const Limit = z.int().min(1).max(200);
const Link = z.strictObject({ label: z.string(), url: Address });

const base = { visibility: z.enum(visibilities).optional() };
const titled = { ...base, title: z.string().optional(), more: Link.optional() };

/** Blocks stored in the form in which they are sent. */
const { heading, accordion, table, video, numbers, steps, cta, form, banner } = blocks;
const assignedByApi = { id: true } as const;

const plain = {
  text: z.strictObject({ ...base, type: z.literal('text'), html: Html, width: z.enum(['normal', 'wide']).optional() }),
  heading: z.strictObject({ ...base, ...heading.omit(assignedByApi).shape, text: z.string().min(1) }),
  image: z.strictObject({
    ...base,
    type: z.literal('image'),
    picture: StoredPicture,
    caption: z.string().optional(),
    link: Address.optional(),
  }),
  gallery: z.strictObject({
    ...base,
    type: z.literal('gallery'),
    pictures: z.array(StoredPicture),
    view: z.enum(['grid', 'slider']),
    lightbox: z.boolean(),
  }),
  video: z.strictObject({
    ...base,
    ...video.omit({ ...assignedByApi, width: true, height: true }).shape,
    url: Address,
    captions: Address.optional(),
    poster: StoredPicture,
  }),
  library_video: z.strictObject({
    ...base,
    type: z.literal('library_video'),
    file,
    title: z.string().optional(),
  }),
  accordion: z.strictObject({
    ...base,
    ...accordion.omit(assignedByApi).shape,
    items: z.array(z.strictObject({ title: z.string(), html: Html })),
  }),
  table: z.strictObject({ ...base, ...table.omit(assignedByApi).shape }),
  quote: z.strictObject({
    ...base,
    ...blocks.quote.omit(assignedByApi).shape,
    photo: StoredPicture.optional(),
  }),
  downloads: z
    .strictObject({
      ...titled,
      type: z.literal('downloads'),
      kind: z.enum(documentKinds).optional(),
      limit: Limit.optional(),
      slugs: z.array(z.string()).optional(),
    })
    .refine(({ kind, limit, slugs }) => (slugs ? !kind && !limit : kind && limit), {
      error: 'нужно либо «kind» с\u00a0«limit» (новейшие этого вида), либо «slugs» (названные документы)',
    }),
} as const;

const StoredPlainBlock = z.discriminatedUnion('type', [
  plain.text,
  plain.heading,
  plain.image,
  plain.gallery,
  plain.video,
  plain.library_video,
  plain.accordion,
  plain.table,
  plain.quote,
  plain.downloads,
]);
export type StoredPlainBlock = z.infer<typeof StoredPlainBlock>;

const ProductSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('articles'), articles: z.array(z.string()).min(1) }),
  z.strictObject({ kind: z.literal('category'), slug: z.string().min(1) }),
  z.strictObject({ kind: z.literal('new') }),
  z.strictObject({ kind: z.literal('hits') }),
]);

export const StoredBlock = z.discriminatedUnion('type', [
  plain.text,
  plain.heading,
  plain.image,
  plain.gallery,
  plain.video,
  plain.library_video,
  plain.accordion,
  plain.table,
  plain.quote,
  plain.downloads,
  z.strictObject({
    ...base,
    type: z.literal('tabs'),
    items: z.array(z.strictObject({ title: z.string(), blocks: z.array(StoredPlainBlock) })),
  }),
  z.strictObject({
    ...titled,
    type: z.literal('cards'),
    columns: blocks.cards.shape.columns,
    items: z.array(
      z.strictObject({
        picture: StoredPicture.optional(),
        title: z.string(),
        text: z.string(),
        link: Address.optional(),
        badge: z.string().optional(),
      }),
    ),
  }),
  z.strictObject({
    ...base,
    type: z.literal('slider'),
    slides: z.array(
      z.strictObject({ picture: StoredPicture, title: z.string(), text: z.string(), button: Link.optional() }),
    ),
  }),
  z.strictObject({ ...base, type: z.literal('category_slider') }),
  z.strictObject({ ...titled, type: z.literal('products'), source: ProductSource, limit: Limit }),
  z.strictObject({ ...base, ...numbers.omit(assignedByApi).shape }),
  z.strictObject({ ...base, ...steps.omit(assignedByApi).shape, more: Link.optional() }),
  z.strictObject({
    ...titled,
    type: z.literal('map'),
    city: z.string().optional(),
    office: z.literal(true).optional(),
  }),
  z.strictObject({ ...titled, type: z.literal('requisites') }),
  z.strictObject({ ...base, ...form.omit({ ...assignedByApi, recipient: true }).shape, more: Link.optional() }),
  z.strictObject({ ...base, ...cta.omit(assignedByApi).shape, button: Link }),
  z.strictObject({ ...titled, type: z.literal('partners'), city: z.string().optional(), limit: Limit }),
  z.strictObject({ ...titled, type: z.literal('projects'), limit: Limit, except: z.string().optional() }),
  z.strictObject({
    ...titled,
    type: z.literal('news'),
    section: z.enum(publicationSections).optional(),
    tag: z.string().optional(),
    limit: Limit,
  }),
  z.strictObject({ ...titled, type: z.literal('events'), limit: Limit }),
  z.strictObject({ ...titled, type: z.literal('faq'), group: z.string().min(1) }),
  z.strictObject({ ...base, ...banner.omit(assignedByApi).shape, picture: StoredPicture, link: Address }),
  z.strictObject({ ...base, type: z.literal('html'), html: Html }),
]);
export type StoredBlock = z.infer<typeof StoredBlock>;
