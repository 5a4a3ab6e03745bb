import { createHash } from 'node:crypto';
import { addDays, DAY, siteDay } from '@site/kernel/dates';
import type { productAttributes, products } from '../../src/tables/catalog-tables.ts';
import { seedAttributes } from '../attributes.ts';
import { transliterate } from '../../src/text/transliterate.ts';
import { type Attributes, type AttributeValue, type Family, hueOf, type Row, shown, sizeOf } from './family.ts';
import { families } from './index.ts';

type ProductInsert = typeof products.$inferInsert;
type AttributeInsert = typeof productAttributes.$inferInsert;

export type BuiltProduct = {
  product: ProductInsert;
  attributes: AttributeInsert[];
  family: Family;
  extraCategories: readonly string[];
  compatible: readonly string[];
  position: string;
};

const definitions = new Map(seedAttributes.map((attribute) => [attribute.code, attribute]));

/** Deterministic pseudo-random number below `limit`, so that an article always has the same stock and popularity. */
export const spread = (text: string, limit: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % limit;

export function attributesOf(family: Family, [, , , ...values]: Row): Attributes {
  const own = Object.fromEntries(family.columns.map((code, index) => [code, values[index] ?? '']));
  return { country: family.country ?? 'Россия', ...family.attrs, ...own };
}

function rowsOf(productId: number, code: string, value: AttributeValue): AttributeInsert[] {
  const type = definitions.get(code)?.type;
  if (!type) throw new Error(`Unknown attribute ${code}`);
  if (typeof value === 'boolean')
    return [{ product_id: productId, code, value: value ? '1' : '0', label: value ? 'да' : 'нет', num: null }];
  if (typeof value === 'object') return value.flatMap((item) => rowsOf(productId, code, item));
  if (value === '') return [];
  const num =
    typeof value === 'number' ? value : type === 'list' && !Number.isNaN(Number(value)) ? Number(value) : null;
  const label = typeof value === 'number' ? shown(value) : value;
  const key = typeof value === 'number' ? String(value) : transliterate(value);
  return [{ product_id: productId, code, value: type === 'text' ? value.toString() : key, label, num }];
}

const texted = (value: AttributeValue | undefined): string => {
  if (value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'object') return value.join(', ');
  return typeof value === 'number' ? shown(value) : value;
};

const keyAttributes = (family: Family, attributes: Attributes) =>
  family.key
    .map((code) => ({ label: definitions.get(code)?.label ?? code, value: texted(attributes[code]) }))
    .filter(({ value }) => value !== '');

const descriptionOf = ({ about, features, weight }: Family) =>
  `<p>${about}</p><h2>Особенности</h2><ul>${features.map((feature) => `<li>${feature}</li>`).join('')}</ul>` +
  // Services have no weight, and nothing of them that could look different.
  (weight
    ? '<p>Внешний вид и\u00a0комплектация могут отличаться. Подбор принадлежностей и\u00a0монтаж выполняют авторизованные партнёры.</p>'
    : '');

/** Most products are in stock; the rest cover every other state. */
function stockOf(article: string, price: number | null): ProductInsert['stock_state'] {
  if (price === null) return 'on_request';
  const roll = spread(`stock ${article}`, 20);
  if (roll === 0) return 'expected';
  if (roll <= 2) return 'low_stock';
  return roll === 3 ? 'backorder' : 'in_stock';
}

function measuresOf(family: Family, article: string, index: number): Attributes {
  const size = sizeOf(family, article);
  if (!family.weight) return { size };
  const [first, step] = family.weight;
  return { weight: Math.max(0.01, Math.round((first + step * index) * 100) / 100), size };
}

function buildOne(family: Family, row: Row, index: number, id: number, now: Date, categoryId: number): BuiltProduct {
  const [model, article, price] = row;
  const extra = family.extras?.[article] ?? {};
  const attributes = attributesOf(family, row);
  const state = extra.stock ?? stockOf(article, price);
  const tail = family.tail?.(attributes, model);
  const name = [[family.kind, model].filter(Boolean).join(' '), tail].filter(Boolean).join(', ');
  const drawing = family.draw(attributes, index, hueOf(family.series));
  const slugBase = family.kind
    ? `${family.kind.split(' ')[0] ?? ''} ${model}`
    : `${model.split(/[,:]/)[0] ?? model} ${article}`;
  const quantity = { in_stock: 8 + spread(article, 120), low_stock: 1 + spread(article, 6) }[state as 'in_stock'] ?? 0;
  const product: ProductInsert = {
    id,
    slug: transliterate(slugBase),
    article,
    old_articles: extra.oldArticles ?? [],
    name,
    series: family.series,
    category_id: categoryId,
    short_description: family.about,
    description: descriptionOf(family),
    price_retail: price,
    discount_group: family.group,
    unit: family.unit ?? 'шт.',
    multiplicity: family.multiplicity ?? 1,
    min_qty: family.minQty ?? 1,
    stock_state: state,
    stock_qty: quantity,
    stock_date: state === 'expected' ? addDays(siteDay(now), 10 + spread(article, 30)) : null,
    lead_weeks: state === 'backorder' ? 3 + spread(article, 6) : null,
    badges: extra.badges ?? [],
    warranty_months: family.warranty,
    key_attributes: keyAttributes(family, attributes),
    included_items: (
      family.included ??
      ([
        [name, 1, family.unit ?? 'шт.'],
        ['Паспорт изделия', 1, 'шт.'],
      ] as const)
    ).map(([item, qty, unit]) => ({ name: item, qty, unit })),
    drawing,
    picture_version: createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 12),
    successor_id: null,
    popularity:
      spread(`popularity ${article}`, 900) +
      ((extra.badges ?? []).includes('hit') ? 1000 : 0) +
      ('AB'.includes(family.group) ? 500 : 0),
    created_at: new Date(
      now.getTime() - ((extra.badges ?? []).includes('new') ? 10 + index : 120 + spread(article, 900)) * DAY,
    ),
  };
  const stored = { ...attributes, ...measuresOf(family, article, index) };
  const compatible = attributes.compatible_products;
  return {
    product,
    attributes: Object.entries(stored).flatMap(([code, value]) => rowsOf(id, code, value)),
    family,
    extraCategories: extra.extraCategories ?? [],
    compatible: Array.isArray(compatible) ? compatible : [],
    position: texted(attributes.drawing_position),
  };
}

export function buildProducts(
  now: Date,
  categoryId: (slug: string) => number,
  from: readonly Family[] = families,
  lastId = 0,
): BuiltProduct[] {
  let id = lastId;
  const built = from.flatMap((family) =>
    family.rows.map((row, index) => buildOne(family, row, index, (id += 1), now, categoryId(family.category))),
  );
  const byArticle = new Map(built.map((item) => [item.product.article, item.product]));
  for (const { product, family } of built) {
    const successor = family.extras?.[product.article]?.successor;
    if (successor) product.successor_id = byArticle.get(successor)?.id ?? null;
  }
  return built;
}
