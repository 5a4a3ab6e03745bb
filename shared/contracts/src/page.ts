import { z } from 'zod';
import { Block, EventCard, NewsCard } from './blocks.ts';
import { CatalogPageData, CategoryPageData, ProductCard, ProductPageData } from './catalog.ts';
import { Cart } from './cart.ts';
import { ComparePageData, WishlistPageData } from './lists.ts';
import { CheckoutOptions, OrderPageData, OrderSuccessPageData } from './orders.ts';
import { SearchPageData } from './search.ts';
import { Seo } from './seo.ts';

const Paged = { page: z.int().positive(), pages: z.int().nonnegative(), total: z.int().nonnegative() };

/** Data of the page's kind, beside its blocks. */
export const PageData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('content') }),
  CatalogPageData,
  CategoryPageData,
  ProductPageData,
  SearchPageData,
  z.object({
    kind: z.literal('cart'),
    cart: Cart,
    checkout: CheckoutOptions.nullable().describe('at ?step=checkout'),
    /** Of an empty cart: what became of it. An order whose answer was lost would look as if it had never been placed. */
    recent_order: z.object({ number: z.int(), url: z.string() }).optional(),
  }),
  ComparePageData,
  WishlistPageData,
  OrderPageData,
  OrderSuccessPageData,
  z.object({ kind: z.literal('pay-back'), variant: z.enum(['tickets', 'plates']), products: z.array(ProductCard) }),
  z.object({ kind: z.literal('news-list'), items: z.array(NewsCard), tags: z.array(z.string()), years: z.array(z.int()), ...Paged }),
  z.object({ kind: z.literal('news-item'), item: NewsCard, related: z.array(NewsCard) }),
  z.object({ kind: z.literal('academy'), events: z.array(EventCard) }),
  z.object({ kind: z.literal('account'), company: z.string().nullable(), orders_open: z.int() }),
  z.object({ kind: z.literal('proposals') }),
]);
export type PageData = z.infer<typeof PageData>;
export type PageKind = PageData['kind'];
export type PageDataOf<K extends PageKind> = Extract<PageData, { kind: K }>;

/** `GET /api{page path}/`: everything the server knows of a page. */
export const PageAnswer = z.object({
  seo: Seo,
  content: z.array(Block),
  pagedata: PageData,
  nofooter: z.boolean().optional(),
  noheader: z.boolean().optional(),
});
export type PageAnswer = z.infer<typeof PageAnswer>;
export type PageAnswerOf<K extends PageKind> = Omit<PageAnswer, 'pagedata'> & { pagedata: PageDataOf<K> };
