import { z } from 'zod';
import { Picture } from './picture.ts';
import { ProductCard } from './catalog.ts';
import { emailAddress, mobilePhone } from './fields.ts';
import { PublicationCard } from './publications.ts';
import { Category } from './site-data.ts';

/**
 * Content blocks. The API resolves every reference (products, news…) before it responds, sanitises `html`, and omits
 * the blocks that this visitor may not see; a page is drawn from its blocks alone.
 */
const Link = z.object({ label: z.string(), url: z.string() });

export const ProjectCard = z.object({
  url: z.string(),
  title: z.string(),
  city: z.string(),
  object_type: z.string(),
  directions: z.array(z.string()),
  year: z.int(),
  picture: Picture,
});
export type ProjectCard = z.infer<typeof ProjectCard>;

export const EventCard = z.object({
  url: z.string(),
  title: z.string(),
  type_label: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  timezone: z.string(),
  city: z.string().nullable().describe('null: online'),
  status_label: z.string(),
  seats_free: z.int(),
  price: z.int().describe('whole roubles; 0: free'),
  own_price: z.int().optional().describe('the partner’s price, sent to partners only'),
});
export type EventCard = z.infer<typeof EventCard>;

export const PartnerCard = z.object({
  url: z.string(),
  name: z.string(),
  level_label: z.string(),
  cities: z.array(z.string()),
  directions: z.array(z.string()),
  phone: z.string(),
});
export type PartnerCard = z.infer<typeof PartnerCard>;

const base = { id: z.string() };
const titled = { ...base, title: z.string().optional(), more: Link.optional() };

/** Block schemas by type; pages store most of them as they are sent ([stored-blocks](./stored-blocks.ts)). */
const plain = {
  text: z.object({
    ...base,
    type: z.literal('text'),
    html: z.string(),
    width: z.enum(['normal', 'wide']).default('normal'),
  }),
  heading: z.object({
    ...base,
    type: z.literal('heading'),
    text: z.string(),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    anchor: z.string().optional(),
  }),
  image: z.object({
    ...base,
    type: z.literal('image'),
    picture: Picture,
    caption: z.string().optional(),
    link: z.string().optional(),
  }),
  gallery: z.object({
    ...base,
    type: z.literal('gallery'),
    pictures: z.array(Picture),
    view: z.enum(['grid', 'slider']),
    lightbox: z.boolean(),
  }),
  video: z.object({
    ...base,
    type: z.literal('video'),
    provider: z.enum(['file', 'rutube', 'vk']),
    url: z.string(),
    captions: z.string().optional().describe('WebVTT file, for our own videos'),
    poster: Picture,
    title: z.string(),
    duration: z.string(),
    width: z.int().optional().describe('in pixels, of an uploaded video'),
    height: z.int().optional(),
  }),
  accordion: z.object({
    ...base,
    type: z.literal('accordion'),
    items: z.array(z.object({ title: z.string(), html: z.string() })),
    open_first: z.boolean(),
  }),
  table: z.object({
    ...base,
    type: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.object({ title: z.string(), align: z.enum(['left', 'right', 'center']) })),
    rows: z.array(z.array(z.string())),
  }),
  quote: z.object({
    ...base,
    type: z.literal('quote'),
    text: z.string(),
    author: z.string(),
    position: z.string(),
    photo: Picture.optional(),
  }),
  downloads: z.object({
    ...titled,
    type: z.literal('downloads'),
    items: z.array(
      z.object({
        title: z.string(),
        kind: z.string(),
        format: z.string(),
        size_bytes: z.int(),
        updated_at: z.iso.date(),
        url: z.string(),
      }),
    ),
  }),
} as const;

export const PlainBlock = z.discriminatedUnion('type', [
  plain.text,
  plain.heading,
  plain.image,
  plain.gallery,
  plain.video,
  plain.accordion,
  plain.table,
  plain.quote,
  plain.downloads,
]);
export type PlainBlock = z.infer<typeof PlainBlock>;

export const formCodes = ['feedback', 'callback', 'price-request', 'partner-request', 'training-request'] as const;
/** Subjects of a request. `partner-contact`: sent from a partner's page, goes to that partner. */
export const requestCodes = [...formCodes, 'partner-contact'] as const;

export const blocks = {
  ...plain,
  tabs: z.object({
    ...base,
    type: z.literal('tabs'),
    items: z.array(z.object({ title: z.string(), blocks: z.array(PlainBlock) })),
  }),
  cards: z.object({
    ...titled,
    type: z.literal('cards'),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    portraits: z.boolean().optional().describe('pictures of people, cropped square'),
    items: z.array(
      z.object({
        picture: Picture.optional(),
        title: z.string(),
        text: z.string(),
        link: z.string().optional(),
        badge: z.string().optional(),
      }),
    ),
  }),
  slider: z.object({
    ...base,
    type: z.literal('slider'),
    slides: z.array(z.object({ picture: Picture, title: z.string(), text: z.string(), button: Link.optional() })),
  }),
  category_slider: z.object({ ...base, type: z.literal('category_slider'), categories: z.array(Category) }),
  products: z.object({ ...titled, type: z.literal('products'), products: z.array(ProductCard) }),
  numbers: z.object({
    ...base,
    type: z.literal('numbers'),
    items: z.array(z.object({ value: z.string(), unit: z.string(), label: z.string() })),
  }),
  steps: z.object({
    ...titled,
    type: z.literal('steps'),
    items: z.array(z.object({ title: z.string(), text: z.string(), icon: z.string() })),
  }),
  map: z.object({
    ...titled,
    type: z.literal('map'),
    center: z.tuple([z.number(), z.number()]),
    zoom: z.number(),
    points: z.array(z.object({ coords: z.tuple([z.number(), z.number()]), title: z.string(), text: z.string() })),
  }),
  requisites: z.object({
    ...titled,
    type: z.literal('requisites'),
    items: z.array(z.object({ label: z.string(), value: z.string() })),
    pdf: z.string().describe('the requisites as PDF'),
    code: z.string().describe('the requisites as a QR code for banking apps'),
  }),
  form: z.object({
    ...titled,
    type: z.literal('form'),
    form_code: z.enum(formCodes),
    success_text: z.string(),
    recipient: z.string().optional().describe('the partner who receives the request instead of the manufacturer'),
  }),
  cta: z.object({
    ...base,
    type: z.literal('cta'),
    title: z.string(),
    text: z.string(),
    button: Link,
    background: z.enum(['light', 'dark']),
  }),
  partners: z.object({ ...titled, type: z.literal('partners'), items: z.array(PartnerCard) }),
  projects: z.object({ ...titled, type: z.literal('projects'), items: z.array(ProjectCard) }),
  news: z.object({ ...titled, type: z.literal('news'), items: z.array(PublicationCard) }),
  events: z.object({ ...titled, type: z.literal('events'), limit: z.int().positive() }),
  faq: z.object({
    ...titled,
    type: z.literal('faq'),
    items: z.array(
      z.object({
        id: z.int().optional().describe('for the anchor, see `paths.faq`; absent for questions written in the page'),
        question: z.string(),
        answer: z.string(),
        products: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
      }),
    ),
  }),
  banner: z.object({
    ...base,
    type: z.literal('banner'),
    picture: Picture,
    link: z.string(),
    is_ad: z.boolean(),
    advertiser: z.string().optional(),
    advertiser_inn: z.string().optional(),
    erid: z.string().optional(),
  }),
  html: z.object({ ...base, type: z.literal('html'), html: z.string() }),
} as const;

export const Block = z.discriminatedUnion('type', [
  blocks.text,
  blocks.heading,
  blocks.image,
  blocks.gallery,
  blocks.video,
  blocks.accordion,
  blocks.table,
  blocks.quote,
  blocks.downloads,
  blocks.tabs,
  blocks.cards,
  blocks.slider,
  blocks.category_slider,
  blocks.products,
  blocks.numbers,
  blocks.steps,
  blocks.map,
  blocks.requisites,
  blocks.form,
  blocks.cta,
  blocks.partners,
  blocks.projects,
  blocks.news,
  blocks.events,
  blocks.faq,
  blocks.banner,
  blocks.html,
]);
export type Block = z.infer<typeof Block>;
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

/** `POST /api/forms/{form_code}/`: data of a form block. */
export const FormRequest = z.object({
  name: z.string().trim().min(1).max(100),
  phone: mobilePhone,
  email: emailAddress.optional(),
  comment: z.string().max(2000).optional(),
  page: z.string().max(500),
  consent: z.literal(true),
});
export type FormRequest = z.infer<typeof FormRequest>;

/** Response after a request was stored for the managers. */
export const FormAccepted = z.object({
  status: z.literal('ok'),
  number: z.string().describe('for enquiries about the request: «З-000123»'),
  url: z.string().describe('page with the state of the request, for everyone with the link'),
});
export type FormAccepted = z.infer<typeof FormAccepted>;
