import { discountGroups } from '@site/contracts/company-lists';
import type { ProductValues } from '@site/contracts/manage-goods';
import { badges, stockStates } from '@site/contracts/product-states';
import { filled } from '@site/forms/rules';
import { groupRoubles, parseRoubles } from '@site/kernel/money';
import { formatNumber } from '@site/kernel/numbers';
import { readWhole } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';

const isWhole = (text: string, least: number, most: number) => {
  const number = readWhole(text);
  return number !== null && number >= least && number <= most;
};
const outside = (least: number, most: number) =>
  `Укажите целое число от\u00a0${formatNumber(least)} до\u00a0${formatNumber(most)}`;
const whole = (least: number, most: number) =>
  filled().check(z.refine((text) => isWhole(text, least, most), { error: outside(least, most), abort: true }));
const optionalWhole = (least: number, most: number) =>
  z.string().check(z.refine((text) => text.trim() === '' || isWhole(text, least, most), outside(least, most)));
const optionalPrice = z
  .string()
  .check(
    z.refine((text) => text.trim() === '' || Number(parseRoubles(text)) > 0, 'Укажите сумму в\u00a0рублях, без копеек'),
  );

export const saleSchema = z.object({
  price: optionalPrice,
  discount_group: z.enum(discountGroups),
  stock_state: z.enum(stockStates),
  stock_qty: whole(0, 10_000_000),
  stock_date: z.string(),
  lead_weeks: optionalWhole(1, 200),
  unit: filled(),
  multiplicity: whole(1, 10_000),
  min_qty: whole(1, 10_000),
});
export type SaleValues = z.infer<typeof saleSchema>;

export const textSchema = z.object({
  name: filled(),
  series: filled(),
  category: filled(),
  short_description: z.string(),
  description: z.string(),
  warranty_months: whole(0, 600),
  badges: z.object({ new: z.boolean(), hit: z.boolean(), promo: z.boolean(), discontinued: z.boolean() }),
});
export type TextValues = z.infer<typeof textSchema>;

const textOf = (value: number | null) => (value === null ? '' : String(value));
const numberOf = (text: string) => (text.trim() === '' ? null : readWhole(text));

export const saleForm = ({ price, stock_qty, stock_date, lead_weeks, ...product }: ProductValues): SaleValues => ({
  price: groupRoubles(textOf(price)),
  discount_group: product.discount_group,
  stock_state: product.stock_state,
  stock_qty: textOf(stock_qty),
  stock_date: stock_date ?? '',
  lead_weeks: textOf(lead_weeks),
  unit: product.unit,
  multiplicity: textOf(product.multiplicity),
  min_qty: textOf(product.min_qty),
});

export const readSale = ({ price, stock_date, ...form }: SaleValues): Partial<ProductValues> => ({
  ...form,
  price: parseRoubles(price),
  stock_date: stock_date || null,
  stock_qty: Number(numberOf(form.stock_qty)),
  lead_weeks: numberOf(form.lead_weeks),
  multiplicity: Number(numberOf(form.multiplicity)),
  min_qty: Number(numberOf(form.min_qty)),
});

export const textForm = ({ name, series, category, ...product }: ProductValues): TextValues => ({
  ...{ name, series, category },
  short_description: product.short_description,
  description: product.description,
  warranty_months: textOf(product.warranty_months),
  badges: Object.fromEntries(badges.map((badge) => [badge, product.badges.includes(badge)])) as TextValues['badges'],
});

export const readTexts = ({ badges: ticks, warranty_months, ...form }: TextValues): Partial<ProductValues> => ({
  ...form,
  warranty_months: Number(numberOf(warranty_months)),
  badges: badges.filter((badge) => ticks[badge]),
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The values that differ from the ones read, with those: a colleague's change to another field is kept. */
export function changesOf(values: Partial<ProductValues>, read: ProductValues) {
  const names = (Object.keys(values) as (keyof ProductValues)[]).filter((name) => !isSame(values[name], read[name]));
  const pick = (from: Partial<ProductValues>): Partial<ProductValues> =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return { ...pick(values), base: pick(read) };
}
