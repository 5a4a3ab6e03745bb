import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TZDate } from '@date-fns/tz';
import { paths } from '@site/contracts/paths';
import type { SiteData } from '@site/contracts/site-data';
import { SITE_TIME_ZONE } from '@site/kernel/dates';
import { labelAndUnit } from '@site/kernel/label-and-unit';
import { cutText } from '@site/kernel/plain-text';
import { BRAND } from '../../brand/brand.ts';
import type { CategoryTree } from '../catalog/category-service.ts';
import { productRaster } from '../media/picture-urls.ts';
import type { ExportRepository, ExportRow } from './export-repository.ts';
import { cdata, element, opening } from '../../papers/xml.ts';

const LONGEST_DESCRIPTION = 3_000;
const COUNTRY = 'country';

type Attribute = Awaited<ReturnType<ExportRepository['attributesOf']>>[number];
type Source = { repository: ExportRepository; tree: CategoryTree; site: SiteData; origin: string };

/** «2026-11-20T12:00:00+03:00» */
const siteTime = (moment: Date): string => new TZDate(moment, SITE_TIME_ZONE).toISOString().replace(/\.\d{3}/, '');

/** Numbers without spaces, with a decimal point and an ASCII minus. */
function param({ label, value, num }: Attribute): string {
  const { name, unit } = labelAndUnit(label);
  return element('param', num ?? value, { name, unit: unit.trim() || undefined });
}

/** Builds an offer with its elements in the order of the format. */
function offer(row: ExportRow, price: number, attributes: Attribute[], origin: string): string {
  const ready = row.stock_state === 'in_stock' || row.stock_state === 'low_stock';
  return [
    opening('offer', { id: row.id, available: String(ready) }),
    element('name', row.name),
    element('vendor', BRAND),
    element('vendorCode', row.article),
    element('url', origin + paths.product(row.slug)),
    element('price', price),
    element('currencyId', 'RUB'),
    element('categoryId', row.category_id),
    element('picture', origin + productRaster(row)),
    element('delivery', 'true'),
    element('pickup', 'true'),
    `<description>${cdata(cutText(row.short_description, LONGEST_DESCRIPTION))}</description>`,
    element('manufacturer_warranty', String(row.warranty_months > 0)),
    ...attributes.filter(({ code }) => code === COUNTRY).map(({ value }) => element('country_of_origin', value)),
    ...attributes.filter(({ code }) => code !== COUNTRY).map(param),
    '</offer>',
  ].join('');
}

async function* feed({ repository, tree, site, origin }: Source, now: Date): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${opening('yml_catalog', { date: siteTime(now) })}<shop>`;
  yield element('name', BRAND) + element('company', site.contacts.legal_name) + element('url', `${origin}/`);
  yield '<currencies><currency id="RUB" rate="1"/></currencies>\n<categories>\n';
  for (const { id, parent_id, name } of tree.all)
    yield `${element('category', name, { id, parentId: parent_id ?? undefined })}\n`;
  yield '</categories>\n<offers>\n';
  for await (const rows of repository.products(tree.all.map(({ id }) => id))) {
    const sold = rows.filter((row) => row.price_retail !== null && row.stock_state !== 'discontinued');
    if (sold.length === 0) continue;
    const attributes = new Map<number, Attribute[]>();
    for (const attribute of await repository.attributesOf(sold.map(({ id }) => id))) {
      const own = attributes.get(attribute.product_id);
      if (own) own.push(attribute);
      else attributes.set(attribute.product_id, [attribute]);
    }
    yield sold.map((row) => `${offer(row, row.price_retail ?? 0, attributes.get(row.id) ?? [], origin)}\n`).join('');
  }
  yield '</offers></shop></yml_catalog>\n';
}

export const writeFeed = (path: string, source: Source, now: Date): Promise<void> =>
  pipeline(Readable.from(feed(source, now)), createWriteStream(path));
