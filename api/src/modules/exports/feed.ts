import { TZDate } from '@date-fns/tz';
import { paths } from '@site/contracts/paths';
import { SITE_TIME_ZONE } from '@site/kernel/dates';
import { labelAndUnit } from '@site/kernel/label-and-unit';
import { cutText } from '@site/kernel/plain-text';
import { BRAND } from '../../brand/brand.ts';
import { cdata, element, escapeXml, opening } from '../../papers/xml.ts';
import { productRaster } from '../media/picture-urls.ts';
import { blockOf, type ExportRepository, type FeedAttribute, type FeedRow } from './export-repository.ts';
import { gzipOf, pack, type Piece } from './gzip-pieces.ts';

const LONGEST_DESCRIPTION = 3_000;
const COUNTRY = 'country';
/** Blocks read and rendered at a time, so that other requests are served in between. */
const BATCH = 5;

/** The start tag of an attribute, and its place among the attributes of an offer. */
type Param = { place: number; tag: string };
type Params = ReadonlyMap<string, Param>;
type Shop = { legalName: string; origin: string };

/** «2026-11-20T12:00:00+03:00» */
const siteTime = (moment: Date): string => new TZDate(moment, SITE_TIME_ZONE).toISOString().replace(/\.\d{3}/, '');

function paramsOf(attributes: readonly FeedAttribute[]): Params {
  return new Map(
    attributes.map(({ code, label }, place) => {
      const { name, unit } = labelAndUnit(label);
      return [code, { place, tag: opening('param', { name, unit: unit.trim() || undefined }) }];
    }),
  );
}

const compare = <T extends number | string>(a: T, b: T): number => Number(a > b) - Number(a < b);

/** Numbers without spaces, with a decimal point and an ASCII minus. The country has an element of its own, before the others. */
function valuesOf(row: FeedRow, params: Params): string {
  const placeOf = (code: string) => (code === COUNTRY ? -1 : params.get(code)!.place);
  return row.values
    .sort(([a, first], [b, second]) => compare(placeOf(a), placeOf(b)) || compare(first, second))
    .map(([code, label, num]) =>
      code === COUNTRY
        ? element('country_of_origin', label)
        : `${params.get(code)!.tag}${escapeXml(String(num ?? label))}</param>`,
    )
    .join('');
}

/** Builds an offer with its elements in the order of the format. */
function offer(row: FeedRow, params: Params, origin: string): string {
  const ready = row.stock_state === 'in_stock' || row.stock_state === 'low_stock';
  return [
    opening('offer', { id: row.id, available: String(ready) }),
    element('name', row.name),
    element('vendor', BRAND),
    element('vendorCode', row.article),
    element('url', origin + paths.product(row.slug)),
    element('price', row.price),
    element('currencyId', 'RUB'),
    element('categoryId', row.category_id),
    element('picture', origin + productRaster(row)),
    element('delivery', 'true'),
    element('pickup', 'true'),
    `<description>${cdata(cutText(row.short_description, LONGEST_DESCRIPTION))}</description>`,
    element('manufacturer_warranty', String(row.warranty_months > 0)),
    valuesOf(row, params),
    '</offer>\n',
  ].join('');
}

type Categories = Awaited<ReturnType<ExportRepository['categories']>>;

function head({ legalName, origin }: Shop, categories: Categories, now: Date): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n${opening('yml_catalog', { date: siteTime(now) })}<shop>`,
    element('name', BRAND) + element('company', legalName) + element('url', `${origin}/`),
    '<currencies><currency id="RUB" rate="1"/></currencies>\n<categories>\n',
    ...categories.map(
      ({ id, parent_id, name }) => `${element('category', name, { id, parentId: parent_id ?? undefined })}\n`,
    ),
    '</categories>\n<offers>\n',
  ].join('');
}

/**
 * The feed for price aggregators, as a gzip file. Keeps the compressed offers of each block of products, and renders the
 * blocks again that have changed since the last call. They take about 200 bytes of memory a product.
 */
export class Feed {
  /** Categories, attributes and origin, on which all offers depend. */
  private basis = '';
  private blocks = new Map<number, { version: string; offers: Piece }>();

  /** Calls must not overlap. */
  write(repository: ExportRepository, shop: Shop, now: Date): Promise<Buffer> {
    return repository.inSnapshot(async (snapshot) => {
      const categories = await snapshot.categories();
      await this.update(snapshot, categories, shop.origin);
      const first = await pack(head(shop, categories, now));
      const last = await pack('</offers></shop></yml_catalog>\n');
      return gzipOf([first, ...[...this.blocks.values()].map(({ offers }) => offers), last]);
    });
  }

  private async update(snapshot: ExportRepository, categories: Categories, origin: string): Promise<void> {
    const attributes = await snapshot.attributes();
    const basis = JSON.stringify([categories.map(({ id }) => id), attributes, origin]);
    const former = basis === this.basis ? this.blocks : new Map<never, never>();
    const current = await snapshot.blocks();
    const params = paramsOf(attributes);
    const changed = current.filter(({ block, version }) => former.get(block)?.version !== version);
    const rendered = new Map<number, Piece>();
    for (let start = 0; start < changed.length; start += BATCH) {
      const some = changed.slice(start, start + BATCH).map(({ block }) => block);
      const rows = await snapshot.forSale(some);
      const textOf = (block: number) =>
        rows.map((row) => (blockOf(row.id) === block ? offer(row, params, origin) : '')).join('');
      await Promise.all(some.map(async (block) => rendered.set(block, await pack(textOf(block)))));
    }
    this.blocks = new Map(
      current.map(({ block, version }) => [
        block,
        { version, offers: rendered.get(block) ?? former.get(block)!.offers },
      ]),
    );
    this.basis = basis;
  }
}
