import type { OwnProduct, OwnProductContent, Service, ServiceContent } from '@site/contracts/company-assortment';
import { MAX_OWN_PRICE, productUnits, serviceCategories, serviceUnits } from '@site/contracts/company-lists';
import { filled } from '@site/forms/rules';
import { formatPrice, parseRoubles } from '@site/kernel/money';
import * as z from 'zod/mini';

const common = {
  name: filled(),
  price: filled().check(
    z.refine((typed) => typed === '' || parseRoubles(typed) !== null, 'Укажите цену в\u00a0рублях, без копеек'),
    z.refine((typed) => parseRoubles(typed) !== 0, 'Укажите цену больше нуля'),
    z.refine((typed) => (parseRoubles(typed) ?? 0) <= MAX_OWN_PRICE, `Не\u00a0больше ${formatPrice(MAX_OWN_PRICE)}`),
  ),
  description: z.string(),
  is_active: z.boolean(),
};
export const serviceSchema = z.object({
  ...common,
  category: z.enum(serviceCategories),
  unit: z.enum(serviceUnits),
  vat_included: z.boolean(),
  duration: z.string(),
});
export const productSchema = z.object({
  ...common,
  article: z.string(),
  category: z.string(),
  unit: z.enum(productUnits),
  /** At most one; a list, because the field of pictures edits lists. */
  images: z.array(z.string()),
});
export type ServiceValues = z.infer<typeof serviceSchema>;
export type ProductValues = z.infer<typeof productSchema>;

/** Parses a price that the schema has accepted. */
function roublesOf(typed: string): number {
  const roubles = parseRoubles(typed);
  if (roubles === null) throw new Error(`Expected a sum in whole roubles, got «${typed}»`);
  return roubles;
}

const texts = { name: '', price: '', description: '', is_active: true };

export function serviceValues(service: Service | null): ServiceValues {
  if (!service)
    return { ...texts, category: serviceCategories[0], unit: serviceUnits[0], vat_included: true, duration: '' };
  const { id: _id, price, ...known } = service;
  return { ...known, price: String(price) };
}
export const toService = ({ price, ...values }: ServiceValues): ServiceContent => ({
  ...values,
  price: roublesOf(price),
});

export function productValues(product: OwnProduct | null): ProductValues {
  if (!product) return { ...texts, article: '', category: '', unit: productUnits[0], images: [] };
  const { id: _id, picture: _picture, price, image, ...known } = product;
  return { ...known, price: String(price), images: image ? [image] : [] };
}
export const toProduct = ({ price, images, ...values }: ProductValues): OwnProductContent => ({
  ...values,
  price: roublesOf(price),
  image: images[0] ?? null,
});
