import { z } from 'zod';
import { typedText } from './fields.ts';
import { Price } from './catalog.ts';

const File = z.object({ format: z.enum(['XLSX', 'PDF']), url: z.string() });

/** `GET /api/support/price-list/`: those that this visitor may open. */
export const PriceListsPageData = z.object({
  kind: z.literal('price-lists'),
  lists: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      description: z.string(),
      valid_from: z.iso.date(),
      is_partner_only: z.boolean(),
      files: z.array(File),
    }),
  ),
});
export type PriceListsPageData = z.infer<typeof PriceListsPageData>;

export const PriceListRow = z.object({
  article: z.string(),
  name: z.string(),
  url: z.string(),
  unit: z.string(),
  /** The partner's own price is in it for that partner alone. */
  price: Price,
  /** «Снят с производства», «Кратно 10 шт.» */
  note: z.string(),
});
export type PriceListRow = z.infer<typeof PriceListRow>;

const Part = z.object({
  /** As managers write it; a leading «/#» is that of a link of this page. */
  anchor: z.string(),
  title: z.string(),
  rows: z.array(PriceListRow),
});
export const PriceListSection = Part.extend({ children: z.array(Part) });
export type PriceListSection = z.infer<typeof PriceListSection>;

export const PriceListQuery = z.object({ search: typedText.max(100).catch('') });

/** `GET /api/support/price-list/{pricelist}/`: one for partners is 401 for a guest, 403 for who is no partner. */
export const PriceListPageData = z.object({
  kind: z.literal('price-list'),
  title: z.string(),
  valid_from: z.iso.date(),
  is_partner_only: z.boolean(),
  search: z.string(),
  /** Of what is searched for. A list of a huge catalogue shows fewer; its file has all. */
  total: z.int(),
  shown: z.int(),
  /** Some of the prices are the visitor's own. */
  own_prices: z.boolean(),
  sections: z.array(PriceListSection),
  files: z.array(File),
});
export type PriceListPageData = z.infer<typeof PriceListPageData>;

const OnePriceList = z.object({ pricelist: z.string().max(100) });

export const priceListEndpoints = {
  'GET /support/price-list/{pricelist}/price-list.xlsx': {
    summary: 'A price list as a workbook, at the prices of whoever asks',
    params: OnePriceList,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /support/price-list/{pricelist}/price-list.pdf': {
    summary: 'A price list as a document, at the prices of whoever asks',
    params: OnePriceList,
    file: 'application/pdf',
  },
} as const;
