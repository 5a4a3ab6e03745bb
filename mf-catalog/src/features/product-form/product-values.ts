import { discountGroups } from '@site/contracts/company-lists';
import { MAX_ATTRIBUTE_VALUE, MAX_PART_POSITION, MIN_TURN } from '@site/contracts/limits';
import type { ProductAttribute, ProductValues } from '@site/contracts/manage-goods';
import { badges, stockStates } from '@site/contracts/product-states';
import { filled, roubles, whole } from '@site/forms/rules';
import { groupRoubles, parseRoubles } from '@site/kernel/money';
import { readWhole } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';
import { differing } from '../edit/differing.ts';

export const saleSchema = z.object({
  price: roubles({ least: 1, required: false }),
  discount_group: z.enum(discountGroups),
  stock_state: z.enum(stockStates),
  stock_qty: whole(0, 10_000_000),
  stock_date: z.string(),
  lead_weeks: whole(1, 200, { required: false }),
  unit: filled(),
  multiplicity: whole(1, 10_000),
  min_qty: whole(1, 10_000),
});
export type SaleValues = z.infer<typeof saleSchema>;

export const textSchema = z.object({
  name: filled(),
  series: filled(),
  category: filled(),
  short_description: filled(),
  description: z.string(),
  warranty_months: whole(0, 600),
  badges: z.object({ new: z.boolean(), hit: z.boolean(), promo: z.boolean(), discontinued: z.boolean() }),
});
export type TextValues = z.infer<typeof textSchema>;

const textOf = (value: number | null) => (value === null ? '' : String(value));

export const saleForm = (product: ProductValues): SaleValues => ({
  price: groupRoubles(textOf(product.price)),
  discount_group: product.discount_group,
  stock_state: product.stock_state,
  stock_qty: textOf(product.stock_qty),
  stock_date: product.stock_date ?? '',
  lead_weeks: textOf(product.lead_weeks),
  unit: product.unit,
  multiplicity: textOf(product.multiplicity),
  min_qty: textOf(product.min_qty),
});

export const readSale = ({ price, discount_group, stock_state, unit, ...form }: SaleValues) => ({
  ...{ discount_group, stock_state, unit },
  price: parseRoubles(price),
  stock_qty: Number(readWhole(form.stock_qty)),
  stock_date: form.stock_date || null,
  lead_weeks: readWhole(form.lead_weeks),
  multiplicity: Number(readWhole(form.multiplicity)),
  min_qty: Number(readWhole(form.min_qty)),
});

export const textForm = ({ name, series, category, short_description, description, ...product }: ProductValues) => ({
  ...{ name, series, category, short_description, description },
  warranty_months: textOf(product.warranty_months),
  badges: Object.fromEntries(badges.map((badge) => [badge, product.badges.includes(badge)])) as TextValues['badges'],
});

export const readTexts = ({ name, series, category, short_description, description, ...form }: TextValues) => ({
  ...{ name, series, category, short_description, description },
  warranty_months: Number(readWhole(form.warranty_months)),
  badges: badges.filter((badge) => form.badges[badge]),
});

/** Names of photographs and videos of the library. */
export const picturesSchema = z.object({
  photos: z.array(z.string()),
  turn: z
    .array(z.string())
    .check(
      z.refine(
        ({ length }) => length === 0 || length >= MIN_TURN,
        `Для поворота нужно не\u00a0меньше ${MIN_TURN}\u00a0фотографий`,
      ),
    ),
  videos: z.array(z.string()),
});
type PicturesValues = z.infer<typeof picturesSchema>;

export const picturesForm = ({ photos, turn, videos }: ProductValues): PicturesValues => ({
  ...{ photos, turn, videos },
});
export const readPictures = ({ photos, turn, videos }: PicturesValues) => ({ photos, turn, videos });

const isShort = (value: string) => Array.from(value.trim()).length <= MAX_ATTRIBUTE_VALUE;

/** Values by code of the attribute; an attribute that the product does not have is an empty list. `key_attributes` are labels. */
export const attributesSchema = z.object({
  attributes: z.record(
    z.string(),
    z
      .array(z.string())
      .check(
        z.refine(
          (values) => values.every(isShort),
          `В\u00a0значении может быть не\u00a0больше ${MAX_ATTRIBUTE_VALUE}\u00a0символов`,
        ),
      ),
  ),
  key_attributes: z.array(z.string()),
});
export type AttributesValues = z.infer<typeof attributesSchema>;

/** All attributes are fields of the form, so that a draft restores an added one. */
export const attributesForm =
  (attributes: readonly ProductAttribute[]) =>
  (product: ProductValues): AttributesValues => ({
    attributes: Object.fromEntries(attributes.map(({ code }) => [code, product.attributes[code] ?? []])),
    key_attributes: product.key_attributes,
  });

export const readAttributes = ({ attributes, key_attributes }: AttributesValues) => ({
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([code, values]) => [code, values.map((value) => value.trim()).filter(Boolean)]),
  ),
  key_attributes,
});

const related = z.array(z.object({ article: z.string(), position: z.string() }));
export type RelatedValue = z.infer<typeof related>[number];

/** Products by article; only spare parts have positions. */
export const relatedSchema = z.object({
  successor: related,
  accessories_required: related,
  accessories: related,
  spare_parts: related.check(
    z.refine(
      (parts) => parts.every(({ position }) => Array.from(position.trim()).length <= MAX_PART_POSITION),
      `В\u00a0позиции может быть не\u00a0больше ${MAX_PART_POSITION}\u00a0символов`,
    ),
  ),
  analogs: related,
});
export type RelatedValues = z.infer<typeof relatedSchema>;

const withoutPosition = (article: string): RelatedValue => ({ article, position: '' });
const articleOf = ({ article }: RelatedValue) => article;

export const relatedForm = (product: ProductValues): RelatedValues => ({
  successor: product.successor === null ? [] : [withoutPosition(product.successor)],
  accessories_required: product.accessories_required.map(withoutPosition),
  accessories: product.accessories.map(withoutPosition),
  spare_parts: product.spare_parts.map(({ article, position }) => ({ article, position })),
  analogs: product.analogs.map(withoutPosition),
});

export const readRelated = (form: RelatedValues) => ({
  successor: form.successor[0]?.article ?? null,
  accessories_required: form.accessories_required.map(articleOf),
  accessories: form.accessories.map(articleOf),
  spare_parts: form.spare_parts.map(({ article, position }) => ({ article, position: position.trim() })),
  analogs: form.analogs.map(articleOf),
});

export const kitSchema = z.object({
  included_items: z.array(z.object({ name: filled(), qty: whole(1, 100_000), unit: filled() })),
});
export type KitValues = z.infer<typeof kitSchema>;

export const kitForm = (product: ProductValues): KitValues => ({
  included_items: product.included_items.map(({ name, qty, unit }) => ({ name, qty: String(qty), unit })),
});

export const readKit = ({ included_items: items }: KitValues) => ({
  included_items: items.map(({ name, qty, unit }) => ({
    ...{ name: name.trim(), unit: unit.trim() },
    qty: Number(readWhole(qty)),
  })),
});

/** Returns the changed values with those that were read. A colleague's change to another field, or to another attribute, is kept. */
export function changesOf({ attributes, ...values }: Partial<ProductValues>, read: ProductValues) {
  const { attributes: known, ...others } = read;
  const fields = differing(values, others);
  if (!attributes) return { ...fields.given, base: fields.read };
  const absent = Object.fromEntries(Object.keys(attributes).map((code) => [code, [] as string[]]));
  const changed = differing(attributes, { ...absent, ...known });
  if (Object.keys(changed.given).length === 0) return { ...fields.given, base: fields.read };
  return {
    ...fields.given,
    attributes: changed.given as ProductValues['attributes'],
    base: { ...fields.read, attributes: changed.read as ProductValues['attributes'] },
  };
}
