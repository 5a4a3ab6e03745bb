import { z } from 'zod';
import { MAX_DESCRIPTION, MAX_OWN_PRICE, productUnits, serviceCategories, serviceUnits } from './company-lists.ts';
import { CompanyPicture } from './company-pictures.ts';
import { FILL_IN, TOO_LONG } from './fields.ts';

const line = (max: number) => z.string().trim().max(max, TOO_LONG);
const PRICE = 'Укажите цену в\u00a0рублях, без копеек';
const common = {
  name: line(200).min(1, FILL_IN).meta({ title: 'Название' }),
  price: z.int(PRICE).min(1, PRICE).max(MAX_OWN_PRICE, 'Проверьте цену'),
  description: line(MAX_DESCRIPTION),
  /** False: keeps the entry where it is used, but does not offer it any more. */
  is_active: z.boolean(),
};

export const ServiceContent = z.object({
  ...common,
  category: z.enum(serviceCategories),
  unit: z.enum(serviceUnits),
  vat_included: z.boolean(),
  duration: line(100),
});
export type ServiceContent = z.infer<typeof ServiceContent>;

/** A product of the company that is not in the catalogue. */
export const OwnProductContent = z.object({
  ...common,
  article: line(50),
  category: line(100),
  unit: z.enum(productUnits),
  image: z.uuid().nullable(),
});
export type OwnProductContent = z.infer<typeof OwnProductContent>;

export const Service = ServiceContent.extend({ id: z.uuid() });
export type Service = z.infer<typeof Service>;
export const OwnProduct = OwnProductContent.extend({ id: z.uuid(), picture: CompanyPicture.nullable() });
export type OwnProduct = z.infer<typeof OwnProduct>;

const rights = { may_edit: z.boolean() };
export const ServicesPageData = z.object({
  kind: z.literal('company-services'),
  items: z.array(Service),
  ...rights,
});
export const OwnProductsPageData = z.object({
  kind: z.literal('company-products'),
  items: z.array(OwnProduct),
  ...rights,
});

/** Returns all entries after the call. `no_changes`: the call changed nothing. */
const answerOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ status: z.literal('ok'), code: z.literal('no_changes').optional(), items: z.array(item) });
const Entry = z.object({ id: z.string().max(100) });

export const assortmentEndpoints = {
  'POST /account/profile/expanded-services/': {
    summary: 'Adds a service of the company',
    body: ServiceContent,
    answer: answerOf(Service),
  },
  'PUT /account/profile/expanded-services/{id}/': {
    summary: 'Changes or hides a service of the company',
    params: Entry,
    body: ServiceContent,
    answer: answerOf(Service),
  },
  'DELETE /account/profile/expanded-services/{id}/': {
    summary: 'Deletes an unused service; `service_protected` when it is used',
    params: Entry,
    answer: answerOf(Service),
  },
  'POST /account/profile/self-products/': {
    summary: 'Adds a product of the company’s own',
    body: OwnProductContent,
    answer: answerOf(OwnProduct),
  },
  'PUT /account/profile/self-products/{id}/': {
    summary: 'Changes or hides a product of the company’s own',
    params: Entry,
    body: OwnProductContent,
    answer: answerOf(OwnProduct),
  },
  'DELETE /account/profile/self-products/{id}/': {
    summary: 'Deletes an unused product; `product_protected` when it is used',
    params: Entry,
    answer: answerOf(OwnProduct),
  },
} as const;

/** Names of the fields as shown to visitors. */
export const assortmentFieldNames = {
  duration: 'Срок',
  image: 'Изображение',
  is_active: 'Предлагать в\u00a0предложениях',
  unit: 'Единица',
  vat_included: 'Цена с\u00a0НДС',
};
