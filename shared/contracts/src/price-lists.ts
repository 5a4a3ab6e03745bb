import { z } from 'zod';
import { typedText } from './fields.ts';
import { Price } from './catalog.ts';

const File = z.object({ format: z.enum(['XLSX', 'PDF']), url: z.string() });

/** `GET /api/support/price-list/`: the price lists available to this visitor. */
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
  /** `own` is set only for the partner it belongs to. */
  price: Price,
  /** «Снят с производства», «Кратно 10 шт.» */
  note: z.string(),
});
export type PriceListRow = z.infer<typeof PriceListRow>;

const Part = z.object({
  /** Anchor as managers write it; the leading «/#» belongs to links of this page. */
  anchor: z.string(),
  title: z.string(),
  rows: z.array(PriceListRow),
});
export const PriceListSection = Part.extend({ children: z.array(Part) });
export type PriceListSection = z.infer<typeof PriceListSection>;

export const PriceListQuery = z.object({ search: typedText.max(100).catch('') });

/** `GET /api/support/price-list/{pricelist}/`: a partner price list is 401 for a guest, 403 for other visitors. */
export const PriceListPageData = z.object({
  kind: z.literal('price-list'),
  title: z.string(),
  valid_from: z.iso.date(),
  is_partner_only: z.boolean(),
  search: z.string(),
  /** Number of matches, and how many of them the page shows; the file always has all rows. */
  total: z.int(),
  shown: z.int(),
  own_prices: z.boolean(),
  sections: z.array(PriceListSection),
  files: z.array(File),
});
export type PriceListPageData = z.infer<typeof PriceListPageData>;

const OnePriceList = z.object({ pricelist: z.string().max(100) });

export const priceListEndpoints = {
  'GET /support/price-list/{pricelist}/price-list.xlsx': {
    summary: 'A price list as a workbook, with the visitor’s prices',
    params: OnePriceList,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /support/price-list/{pricelist}/price-list.pdf': {
    summary: 'A price list as PDF, with the visitor’s prices',
    params: OnePriceList,
    file: 'application/pdf',
  },
} as const;
