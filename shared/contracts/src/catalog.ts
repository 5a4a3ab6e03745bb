import { z } from 'zod';
import { Category } from './site-data.ts';
import { Picture } from './picture.ts';
import { badges, stockStates } from './product-states.ts';
import { ProductQuestions } from './questions.ts';

/**
 * `label` is empty for a service, which has no stock. `qty_hint` («до 10 шт.») is sent to partners and the manufacturer's
 * employees only.
 */
export const Stock = z.object({
  state: z.enum(stockStates),
  label: z.string(),
  qty_hint: z.string().optional(),
});
export type Stock = z.infer<typeof Stock>;

/** Whole roubles, VAT included. Null: price on request. `own` is the partner's price, sent to partners only. */
export const Price = z.object({
  retail: z.int().nullable(),
  own: z.int().optional(),
  discount_percent: z.int().optional(),
});
export type Price = z.infer<typeof Price>;

export const Badge = z.enum(badges);
export type Badge = z.infer<typeof Badge>;

export const ProductCard = z.object({
  id: z.int(),
  slug: z.string(),
  article: z.string(),
  name: z.string(),
  picture: Picture,
  key_attributes: z.array(z.object({ label: z.string(), value: z.string() })),
  price: Price,
  stock: Stock,
  badges: z.array(Badge),
  unit: z.string(),
  min_qty: z.int().positive(),
  multiplicity: z.int().positive(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** Counts exclude the facet itself. An option with a count of 0 is shown disabled, unless it is selected. */
export const Facet = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('list'),
    code: z.string(),
    label: z.string(),
    options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
  }),
  z.object({
    type: z.literal('range'),
    code: z.string(),
    label: z.string(),
    min: z.number(),
    max: z.number(),
    from: z.number().nullable(),
    to: z.number().nullable(),
    step: z.number(),
  }),
  z.object({
    type: z.literal('flag'),
    code: z.string(),
    label: z.string(),
    count: z.int(),
    selected: z.boolean(),
  }),
]);
export type Facet = z.infer<typeof Facet>;

export const sorts = ['popular', 'cheap', 'expensive', 'name', 'new'] as const;
export const Sort = z.enum(sorts);
export type Sort = z.infer<typeof Sort>;

export { PAGE_SIZE } from './limits.ts';

export const CatalogPageData = z.object({
  kind: z.literal('catalog'),
  groups: z.array(z.object({ category: Category, children: z.array(Category) })),
});
export type CatalogPageData = z.infer<typeof CatalogPageData>;

/**
 * The query string of a category page holds its state: `sort`, `page`, and one key per facet: list `series=A&series=B`,
 * range `price=1000-5000` (either end may be empty), flag `kit=1`.
 */
export const CategoryPageData = z.object({
  kind: z.literal('category'),
  category: Category,
  intro: z.string(),
  seo_text: z.string().describe('sanitised HTML'),
  children: z.array(Category),
  facets: z.array(Facet),
  products: z.array(ProductCard),
  total: z.int(),
  /** First page shown; an address may show several, `page=1-3`. */
  from: z.int().positive(),
  page: z.int().positive(),
  pages: z.int().nonnegative(),
  sort: Sort,
});
export type CategoryPageData = z.infer<typeof CategoryPageData>;

export const partnerLevels = ['partner', 'silver', 'gold', 'platinum'] as const;

export const attributeGroups = ['main', 'electric', 'size', 'conditions'] as const;

export const ProductDocument = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.string(),
  format: z.string(),
  size_bytes: z.int(),
  updated_at: z.iso.date(),
  url: z.string(),
});
export type ProductDocument = z.infer<typeof ProductDocument>;

/** `description` is the text alternative of a silent video; empty: it has sound. */
export const ProductVideo = z.object({
  title: z.string(),
  description: z.string(),
  poster: Picture,
  /** Encodings of the video, best first. */
  files: z.array(z.object({ type: z.enum(['video/webm', 'video/mp4']), src: z.string() })).min(1),
  captions: z.string().nullable().describe('WebVTT file; null: the video has none'),
  seconds: z.int().positive(),
  published_on: z.iso.date(),
});
export type ProductVideo = z.infer<typeof ProductVideo>;

/** `schematic`: drawn from the attributes of the product; `drawing`: a drawing of the manufacturer. Else a photograph. */
export const ProductPicture = Picture.extend({ schematic: z.boolean(), drawing: z.boolean() });
export type ProductPicture = z.infer<typeof ProductPicture>;

export const Product = ProductCard.extend({
  category: Category,
  series: z.string(),
  pictures: z.array(ProductPicture).min(1),
  turn: z.array(Picture).describe('from all sides, clockwise at equal angles; empty or at least eight'),
  videos: z.array(ProductVideo),
  short_description: z.string(),
  description: z.string().describe('sanitised HTML'),
  attributes: z.array(
    z.object({ code: z.string(), label: z.string(), value: z.string(), group: z.enum(attributeGroups) }),
  ),
  included_items: z.array(z.object({ name: z.string(), qty: z.int(), unit: z.string() })),
  documents: z.array(ProductDocument),
  accessories: z.array(z.object({ product: ProductCard, required: z.boolean() })),
  spare_parts: z.array(z.object({ product: ProductCard, position: z.string() })),
  /** Exploded view with the numbers of `spare_parts`; null: the product has none. */
  parts_picture: Picture.nullable(),
  /** Areas of the exploded view by position, as shares of its width and height; empty if they are unknown. */
  parts_areas: z.array(
    z.object({ position: z.string(), left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  ),
  analogs: z.array(ProductCard),
  successor: ProductCard.nullable(),
  /** Discontinued products that this one succeeds. */
  replaces: z.array(ProductCard.pick({ slug: true, article: true, name: true })),
  questions: ProductQuestions,
  warranty_months: z.int(),
  /** The working day by which an order of today is shipped; null: a manager gives it, or the product is no longer sold. */
  ships_on: z.iso.date().nullable(),
  old_articles: z.array(z.string()),
  bought_together: z.array(ProductCard),
  /** Price level selected by an employee of the manufacturer; absent for everyone else. */
  price_level: z.enum([...partnerLevels, 'retail']).optional(),
});
export type Product = z.infer<typeof Product>;

export const ProductPageData = z.object({
  kind: z.literal('product'),
  product: Product,
  preview_until: z.iso.datetime().optional().describe('expiry of the link, if the page is a preview'),
});
export type ProductPageData = z.infer<typeof ProductPageData>;

/** `GET /api/product/cards/?ids=1,2,3`: cards in the requested order; unknown and withdrawn products are omitted. */
export const ProductCards = z.object({ products: z.array(ProductCard) });
export type ProductCards = z.infer<typeof ProductCards>;

/** `POST /api/account/price-level/`: lets the manufacturer's employees view partner prices. Null: retail. */
export const PriceLevelRequest = z.object({ level: z.enum(partnerLevels).nullable() });
export type PriceLevelRequest = z.infer<typeof PriceLevelRequest>;
