import { discountGroups } from '@site/contracts/company-lists';
import { MIN_TURN } from '@site/contracts/limits';
import type { ProductValues } from '@site/contracts/manage-goods';
import { badges, stockStates } from '@site/contracts/product-states';
import { filled, roubles, whole } from '@site/forms/rules';
import { groupRoubles, parseRoubles } from '@site/kernel/money';
import { readWhole } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';

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

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The values that differ from the ones read, with those: a colleague's change to another field is kept. */
export function changesOf(values: Partial<ProductValues>, read: ProductValues) {
  const names = (Object.keys(values) as (keyof ProductValues)[]).filter((name) => !isSame(values[name], read[name]));
  const pick = (from: Partial<ProductValues>): Partial<ProductValues> =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return { ...pick(values), base: pick(read) };
}
