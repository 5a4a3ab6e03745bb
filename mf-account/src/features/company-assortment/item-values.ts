import type { OwnProduct, OwnProductContent, Service, ServiceContent } from '@site/contracts/company-assortment';
import { productUnits, serviceCategories, serviceUnits } from '@site/contracts/company-lists';
import { filled } from '@site/forms/rules';
import * as z from 'zod/mini';

const common = {
  name: filled(),
  price: filled().check(z.refine((typed) => typed === '' || Number(typed) > 0, 'Укажите цену больше нуля')),
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
  /** One at the most; a list, as the field of pictures has it. */
  images: z.array(z.string()),
});
export type ServiceValues = z.infer<typeof serviceSchema>;
export type ProductValues = z.infer<typeof productSchema>;

const texts = { name: '', price: '', description: '', is_active: true };

export function serviceValues(service: Service | null): ServiceValues {
  if (!service)
    return { ...texts, category: serviceCategories[0], unit: serviceUnits[0], vat_included: true, duration: '' };
  const { id: _id, price, ...known } = service;
  return { ...known, price: String(price) };
}
export const toService = ({ price, ...values }: ServiceValues): ServiceContent => ({ ...values, price: Number(price) });

export function productValues(product: OwnProduct | null): ProductValues {
  if (!product) return { ...texts, article: '', category: '', unit: productUnits[0], images: [] };
  const { id: _id, picture: _picture, price, image, ...known } = product;
  return { ...known, price: String(price), images: image ? [image] : [] };
}
export const toProduct = ({ price, images, ...values }: ProductValues): OwnProductContent => ({
  ...values,
  price: Number(price),
  image: images[0] ?? null,
});
