import type { AttributeLine, CategoryLine, ProductLine } from '@site/contracts/manage-goods';
import type { ProductFileKind } from '@site/contracts/support-lists';
import { readNumber } from '@site/kernel/typed-numbers';
import { plainText } from '@site/kernel/plain-text';
import { isDeepStrictEqual } from 'node:util';
import type { categories, attributes, productAttributes, products } from '../../tables/catalog-tables.ts';
import { transliterate } from '../../text/transliterate.ts';

export type ProductRow = typeof products.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;
export type AttributeRow = typeof attributes.$inferSelect;
export type ValueRow = typeof productAttributes.$inferSelect;
export type PlaceRow = { product_id: number; category_id: number };
export type RelationRow = { product_id: number; kind: RelationKind; article: string; position: string };
export type PhotoRow = { product_id: number; name: string };
export type FileRow = { product_id: number; name: string; kind: ProductFileKind; title: string };
export type RelationKind = 'accessory_required' | 'accessory' | 'spare_part' | 'analog';

/** Values of a row by the name of the column; of a product also `attributes.<code>`, lists of shown values. */
export type Fields = Record<string, unknown>;

export const VALUES = 'attributes.';

const squeeze = (text: string) => plainText(text).replace(/\s+/g, ' ').trim();

function plainDeep(value: unknown): unknown {
  if (typeof value === 'string') return squeeze(value);
  if (Array.isArray(value)) return value.map(plainDeep);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plainDeep(item)]));
}

export function grouped<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Values of an attribute and places have no order. */
const isUnordered = (name: string) => name.startsWith(VALUES) || name === 'more_categories' || name === 'badges';
const ordered = (name: string, value: unknown) =>
  isUnordered(name) && Array.isArray(value) ? (plainDeep(value) as string[]).toSorted() : plainDeep(value);

/** Whether a column has the same value, apart from the kinds and the number of spaces, which a table does not keep. */
export const isSame = (name: string, a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(ordered(name, a), ordered(name, b));

/** Finds attributes by code, or by label when only one has it. */
export function attributeFinder(known: Iterable<readonly [code: string, label: string]>): (name: string) => string[] {
  const byName = new Map<string, string[]>();
  for (const [code, label] of known) {
    const key = squeeze(label).toLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), code]);
    byName.set(code, [code]);
  }
  return (name) => byName.get(name) ?? byName.get(squeeze(name).toLowerCase()) ?? [];
}

/** The value row of a shown value: a number is compared as a number, a word by its transliteration. */
export function valueRow(product_id: number, code: string, type: AttributeRow['type'], label: string): ValueRow {
  if (type === 'flag') return { product_id, code, value: squeeze(label) === 'да' ? '1' : '0', label, num: null };
  const num = readNumber(label);
  // Exports write the number of a text that is one, such as a weight.
  if (type === 'text') return { product_id, code, value: label, label, num };
  return { product_id, code, value: num === null ? transliterate(label) : String(num), label, num };
}

export const toAttributeFields = ({ label, type, grp: group, step, sort }: AttributeRow): Fields => ({
  ...{ label, type, group, step, sort },
});

export const toAttributeRow = (code: string, fields: Fields): AttributeRow => {
  const { group: grp, ...rest } = fields as Required<AttributeLine>;
  return { ...rest, code, grp };
};

export function toCategoryFields(row: CategoryRow, slugOf: ReadonlyMap<number, string>): Fields {
  const { id: _id, slug: _slug, parent_id, is_visible: visible, ...rest } = row;
  return { ...rest, visible, parent: parent_id === null ? null : (slugOf.get(parent_id) ?? null) };
}

export function toCategoryRow(
  id: number,
  slug: string,
  fields: Fields,
  idOf: (slug: string) => number | undefined,
): CategoryRow {
  const { parent, visible, ...rest } = fields as Required<CategoryLine>;
  return { ...rest, id, slug, parent_id: parent === null ? null : (idOf(parent) ?? null), is_visible: visible };
}

export class CategoryTree {
  private readonly parents: ReadonlyMap<number, number | null>;
  readonly slugOf: ReadonlyMap<number, string>;
  readonly idOf: ReadonlyMap<string, number>;

  constructor(rows: readonly CategoryRow[]) {
    this.parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
    this.slugOf = new Map(rows.map(({ id, slug }) => [id, slug]));
    this.idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
  }

  /** The category and those above it. */
  lineage(id: number): number[] {
    const parent = this.parents.get(id);
    return parent === undefined || parent === null ? [id] : [id, ...this.lineage(parent)];
  }

  /** The lowest categories of a product besides its own branch. */
  extras(own: number, places: readonly number[]): number[] {
    const above = new Set([own, ...places].flatMap((id) => this.lineage(id).slice(1)));
    return places.filter((id) => id !== own && !above.has(id));
  }

  /** All categories that show a product. */
  places(own: number, extras: readonly number[]): number[] {
    return [...new Set([own, ...extras].flatMap((id) => this.lineage(id)))];
  }
}

type Around = {
  tree: CategoryTree;
  articleOf: ReadonlyMap<number, string>;
  places: readonly PlaceRow[];
  values: readonly ValueRow[];
  relations: readonly RelationRow[];
  photos: readonly PhotoRow[];
  turn: readonly PhotoRow[];
  videos: readonly PhotoRow[];
  files: readonly FileRow[];
};

export function toProductFields(row: ProductRow, around: Around): Fields {
  const { tree, articleOf, places, values, relations, photos, turn, videos, files } = around;
  const related = (kind: RelationKind) => relations.filter((one) => one.kind === kind);
  const articles = (kind: RelationKind) => related(kind).map(({ article }) => article);
  const slugs = (ids: readonly number[]) => ids.flatMap((id) => tree.slugOf.get(id) ?? []);
  const labels = grouped(values, ({ code }) => code);
  return {
    name: row.name,
    slug: row.slug,
    series: row.series,
    category: tree.slugOf.get(row.category_id),
    more_categories: slugs(
      tree.extras(
        row.category_id,
        places.map(({ category_id }) => category_id),
      ),
    ),
    short_description: row.short_description,
    description: row.description,
    price: row.price_retail,
    discount_group: row.discount_group,
    unit: row.unit,
    multiplicity: row.multiplicity,
    min_qty: row.min_qty,
    stock_state: row.stock_state,
    stock_qty: row.stock_qty,
    stocks: row.stocks,
    stock_date: row.stock_date,
    lead_weeks: row.lead_weeks,
    warranty_months: row.warranty_months,
    badges: row.badges,
    published: row.is_published,
    popularity: row.popularity,
    added_at: row.created_at.toISOString(),
    key_attributes: row.key_attributes.map(({ label }) => label),
    included_items: row.included_items,
    successor: row.successor_id === null ? null : (articleOf.get(row.successor_id) ?? null),
    old_articles: row.old_articles,
    accessories_required: articles('accessory_required'),
    accessories: articles('accessory'),
    spare_parts: related('spare_part').map(({ article, position }) => ({ article, position })),
    analogs: articles('analog'),
    photos: photos.map(({ name }) => name),
    turn: turn.map(({ name }) => name),
    videos: videos.map(({ name }) => name),
    documents: files.map(({ name, kind, title }) => ({ file: name, kind, title })),
    ...Object.fromEntries(
      [...labels].map(([code, rows]) => [
        VALUES + code,
        cardOrder(
          rows.map(({ label }) => label),
          row.key_attributes,
        ),
      ]),
    ),
  };
}

/** Labels in the order of the text that a card has of them, if there is one. */
function cardOrder(labels: string[], cards: ProductRow['key_attributes']): string[] {
  const texts = cards.map(({ value }) => value.split(', '));
  return texts.find((items) => isDeepStrictEqual(items.toSorted(), labels.toSorted())) ?? labels;
}

/** A product as it is exported, with attributes by label, or by code when several have the label. */
export function toProductLine(article: string, fields: Fields, headingOf: (code: string) => string): ProductLine {
  const named = Object.entries(fields);
  const values = named.filter(([name]) => name.startsWith(VALUES));
  return {
    article,
    ...Object.fromEntries(named.filter(([name]) => !name.startsWith(VALUES))),
    attributes: Object.fromEntries(
      values.map(([name, labels]) => [headingOf(name.slice(VALUES.length)), labels as string[]]),
    ),
  };
}

const labelsOf = (fields: Fields, code: string) => (fields[VALUES + code] ?? []) as string[];

/** The main attributes of a card. A stored text stays until its attribute changes, because cards may word it differently. */
function keyAttributes(fields: Fields, { stored, changed, find }: RowContext): ProductRow['key_attributes'] {
  return (fields.key_attributes as string[]).flatMap((label) => {
    const code = find(label).find((one) => labelsOf(fields, one).length > 0);
    const known = stored?.key_attributes.find((one) => squeeze(one.label) === squeeze(label));
    if (known && (!code || !changed.has(VALUES + code))) return known;
    return code ? { label, value: labelsOf(fields, code).join(', ') } : [];
  });
}

type RowContext = {
  /** The stored row; undefined for a new product. */
  stored: ProductRow | undefined;
  /** Names of the fields that change. */
  changed: ReadonlySet<string>;
  find: (name: string) => string[];
  tree: CategoryTree;
};

/** The row of a product; `successor_id` is that of the stored row, because the successor may not be written yet. */
export function toProductRow(id: number, article: string, fields: Fields, context: RowContext): ProductRow {
  const line = fields as Required<ProductLine>;
  const { stored, tree } = context;
  return {
    id,
    slug: line.slug,
    article,
    old_articles: line.old_articles,
    name: line.name,
    series: line.series,
    category_id: tree.idOf.get(line.category) ?? 0,
    short_description: line.short_description,
    description: line.description,
    price_retail: line.price,
    discount_group: line.discount_group,
    unit: line.unit,
    multiplicity: line.multiplicity,
    min_qty: line.min_qty,
    stock_state: line.stock_state,
    stock_qty: line.stock_qty,
    stocks: line.stocks,
    stock_date: line.stock_date,
    lead_weeks: line.lead_weeks,
    badges: line.badges,
    warranty_months: line.warranty_months,
    key_attributes: keyAttributes(fields, context),
    included_items: line.included_items,
    drawing: stored?.drawing ?? {},
    picture_version: stored?.picture_version ?? '',
    successor_id: stored?.successor_id ?? null,
    popularity: line.popularity,
    is_published: line.published,
    created_at: new Date(line.added_at),
  };
}

export const relationKinds = [
  ['accessories_required', 'accessory_required'],
  ['accessories', 'accessory'],
  ['spare_parts', 'spare_part'],
  ['analogs', 'analog'],
] as const satisfies (readonly [keyof ProductLine, RelationKind])[];

export const newProduct = (now: Date): Fields => ({
  description: '',
  more_categories: [],
  price: null,
  unit: 'шт.',
  multiplicity: 1,
  min_qty: 1,
  stock_state: 'on_request',
  stock_qty: 0,
  stocks: [],
  stock_date: null,
  lead_weeks: null,
  badges: [],
  published: true,
  popularity: 0,
  added_at: now.toISOString(),
  key_attributes: [],
  included_items: [],
  successor: null,
  old_articles: [],
  accessories_required: [],
  accessories: [],
  spare_parts: [],
  analogs: [],
  photos: [],
  turn: [],
  videos: [],
  documents: [],
});

export const newCategory = (given: Fields): Fields => ({
  parent: null,
  h1: given.name,
  seo_text: '',
  facets: ['price', 'availability'],
  sort: 0,
  visible: true,
  compared_apart: false,
});

export const newAttribute: Fields = { group: 'main', step: 1, sort: 0 };
