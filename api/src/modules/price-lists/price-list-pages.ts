import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import type { ContentService } from '../content/content-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import type { PriceListService } from './price-list-service.ts';

type PriceListPagesDeps = { priceLists: PriceListService; content: ContentService; seo: SeoBuilder };

/** Rows shown on the page, limited for slow phones. */
const ON_PAGE = 1000;

const filesOf = (slug: string) => [
  { format: 'XLSX' as const, url: paths.priceListFile(slug, 'xlsx') },
  { format: 'PDF' as const, url: paths.priceListFile(slug, 'pdf') },
];

export class PriceListPages {
  constructor(private readonly deps: PriceListPagesDeps) {}

  async all(visitor: Visitor): Promise<PageResponse> {
    const { priceLists, content } = this.deps;
    const [page, lists] = await Promise.all([content.page(paths.priceList(), visitor), priceLists.list(visitor)]);
    return {
      ...page,
      pagedata: {
        kind: 'price-lists',
        lists: lists.map(({ slug, title, description, valid_from, is_partner_only }) => ({
          ...{ title, description, valid_from, is_partner_only },
          url: paths.priceList(slug),
          files: filesOf(slug),
        })),
      },
    };
  }

  async one(slug: string, search: string, visitor: Visitor): Promise<PageResponse> {
    const { priceLists, seo } = this.deps;
    const list = await priceLists.open(slug, visitor, { search, limit: ON_PAGE });
    const { title, description, valid_from, is_partner_only, total, shown, own_prices, sections } = list;
    return {
      seo: seo.build({
        title: `${title}: цены с\u00a0${formatDate(valid_from)}`,
        description,
        h1: title,
        path: paths.priceList(slug),
        crumbs: [
          { name: 'Поддержка', url: paths.support() },
          { name: 'Прайс-листы', url: paths.priceList() },
          { name: title, url: paths.priceList(slug) },
        ],
        ...((search || is_partner_only) && { robots: 'noindex, follow' }),
      }),
      content: [],
      pagedata: {
        kind: 'price-list',
        ...{ title, valid_from, is_partner_only, search, total, shown, own_prices, sections },
        files: filesOf(slug),
      },
    };
  }
}
