import { type CategoryLine, goodsTables, type ProductLine } from '@site/contracts/manage-goods';
import { cutText, plainText } from '@site/kernel/plain-text';
import { readNumber, readWhole } from '@site/kernel/typed-numbers';
import { transliterate } from '../../text/transliterate.ts';
import { attributeFinder } from '../goods/goods-fields.ts';
import type { ProductPictures } from './attach-pictures.ts';
import type { CatalogueProduct, Group } from './commerce-file.ts';
import { same } from './commerce-words.ts';
import { noted, quoted } from './exchange-notes.ts';
import type { KnownProduct } from './exchange-repository.ts';

export type SiteTree = {
  attributes: readonly { code: string; label?: unknown; type?: unknown }[];
  categories: readonly { slug: string; name?: unknown; parent?: unknown }[];
};

/** Columns of a product that properties or requisites of these names fill. The site has no other place for them. */
const ownColumns = ['series', 'discount_group', 'warranty_months', 'multiplicity', 'min_qty'] as const;
type OwnColumn = (typeof ownColumns)[number];

function columnOf(name: string): OwnColumn | undefined {
  return ownColumns.find((column) => {
    const { title, also = [] }: { title: string; also?: readonly string[] } = goodsTables.products.columns[column];
    return [title, ...also].some((one) => same(one, name));
  });
}

/** Units of the site by their codes of OKEI. */
const units: Readonly<Record<string, string>> = {
  '006': 'м',
  112: 'л',
  166: 'кг',
  625: 'лист',
  715: 'пара',
  736: 'рул.',
  778: 'упак.',
  796: 'шт.',
  839: 'компл.',
};

export const unitCodes: ReadonlyMap<string, string> = new Map(
  Object.entries(units).map(([code, unit]) => [unit, code]),
);

const MAX_SHORT = 1_000;
const shortOf = (description: string) =>
  cutText(
    plainText(description.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_SHORT,
  );

type KnownGroup = { slug: string; name: string };

/** Gives each group a category: the one it has, one of the same name, or a new one below that of its parent. */
export class GroupCategories {
  /** Rows of the import: new categories, and renamed ones. */
  readonly lines = new Map<string, CategoryLine>();
  readonly slugs = new Map<string, string>();

  constructor(
    private readonly groups: ReadonlyMap<string, Group>,
    private readonly known: ReadonlyMap<string, KnownGroup>,
    private readonly tree: SiteTree,
  ) {
    // Categories follow the names of their groups, also when the file has no product of a group.
    for (const id of known.keys()) if (this.existing(id)) this.slugOf(id);
  }

  /** Undefined for a group that no file has described. */
  slugOf(id: string): string | undefined {
    const made = this.slugs.get(id);
    if (made !== undefined) return made;
    const group = this.groups.get(id);
    const existing = this.existing(id);
    if (!group) return existing?.slug;
    const slug = existing?.slug ?? this.namedAs(group) ?? this.add(group);
    if (existing && existing.name !== group.name) this.lines.set(slug, { slug, name: group.name });
    this.slugs.set(id, slug);
    return slug;
  }

  /** The category that a group had, unless it was deleted. */
  private existing(id: string): KnownGroup | undefined {
    const known = this.known.get(id);
    return known && this.tree.categories.some(({ slug }) => slug === known.slug) ? known : undefined;
  }

  /** The only category with the name of the group, below the parent's category if several have it. */
  private namedAs({ name, parent }: Group): string | undefined {
    const found = this.tree.categories.filter((category) => same(String(category.name), name));
    const above = found.length > 1 && parent !== null ? this.slugOf(parent) : undefined;
    const [one, ...others] = above ? found.filter((category) => category.parent === above) : found;
    return others.length ? undefined : one?.slug;
  }

  private add({ name, parent }: Group): string {
    const above = parent === null ? null : (this.slugOf(parent) ?? null);
    const isTaken = (slug: string) => this.lines.has(slug) || this.tree.categories.some((one) => one.slug === slug);
    const plain = cutText(transliterate(name), 80) || 'group';
    let slug = plain;
    for (let number = 2; isTaken(slug); number += 1) slug = `${plain}-${number}`;
    this.lines.set(slug, { slug, parent: above, name, intro: name });
    return slug;
  }
}

export type CatalogueLines = {
  lines: ProductLine[];
  /** Products by identifiers of 1C. */
  products: { id: string; article: string; is_withdrawn: boolean }[];
  pictures: ProductPictures[];
  errors: string[];
  notes: string[];
};

type Around = {
  productOf: (product: CatalogueProduct) => (KnownProduct & { is_withdrawn: boolean }) | undefined;
  properties: ReadonlyMap<string, string>;
  values: ReadonlyMap<string, string>;
  groups: GroupCategories;
  tree: SiteTree;
  /** Whether a product without a word about pictures has none. */
  isWhole: boolean;
};

/** Translates products of 1C into rows of an import. Texts and places that the site has besides stay. */
export function catalogueToGoods(
  given: readonly CatalogueProduct[],
  { productOf, properties, values, groups, tree, isWhole }: Around,
): CatalogueLines {
  const errors: string[] = [];
  const without: string[] = [];
  const renamed: string[] = [];
  const unknown = new Set<string>();
  const labels = new Map(tree.attributes.map(({ code, label }) => [code, String(label)]));
  const types = new Map(tree.attributes.map(({ code, type }) => [code, type]));
  const find = attributeFinder(labels);

  function shownValue(code: string, text: string): string {
    if (types.get(code) === 'flag') return { true: 'да', false: 'нет' }[text.toLowerCase()] ?? text.toLowerCase();
    return types.get(code) === 'range' && readNumber(text) !== null ? text.replace('.', ',') : text;
  }

  /** Fills columns and attributes from properties and requisites. */
  function describe(line: ProductLine, product: CatalogueProduct, report: (message: string) => void) {
    const own = product.properties.map(({ id, values: texts }) => ({
      name: properties.get(id) ?? '',
      texts: texts.map((text) => values.get(text) ?? text).filter(Boolean),
    }));
    const requisites = product.requisites
      .filter(({ name }) => columnOf(name))
      .map(({ name, value }) => ({ name, texts: value ? [value] : [] }));
    for (const { name, texts } of [...requisites, ...own]) {
      const [first = ''] = texts;
      if (!name || !first) continue;
      const column = columnOf(name);
      const codes = find(name);
      if (column === 'series' || column === 'discount_group') Object.assign(line, { [column]: first });
      else if (column) {
        const number = readWhole(first);
        if (number === null) report(`«${name}»: «${first}» — не целое число`);
        else line[column] = number;
      } else if (codes.length !== 1) unknown.add(name);
      else line.attributes = { ...line.attributes, [codes[0]!]: texts.map((text) => shownValue(codes[0]!, text)) };
    }
  }

  const lines: ProductLine[] = [];
  const products: CatalogueLines['products'] = [];
  const pictures: ProductPictures[] = [];
  // Without any picture, 1C is set to send none.
  const isPictured = given.some((product) => product.pictures !== null);
  for (const product of given) {
    const known = productOf(product);
    const article = known?.article ?? product.article;
    if (!article) {
      if (!product.isDeleted) without.push(product.name || product.id);
      continue;
    }
    if (known && product.article && known.article !== product.article)
      renamed.push(`${known.article} → ${product.article}`);
    if (product.isDeleted) {
      if (!known) continue;
      lines.push({ article, published: false });
      products.push({ id: product.id, article, is_withdrawn: known.is_withdrawn || known.is_published });
      continue;
    }
    const category = product.groups.map((id) => groups.slugOf(id)).find((slug) => slug !== undefined);
    const line: ProductLine = {
      article,
      ...(product.name && { name: product.name }),
      ...(product.unit.text && { unit: units[product.unit.code] ?? product.unit.text }),
      ...(category !== undefined && { category }),
      ...(known?.is_withdrawn && { published: true }),
      ...(!known && { short_description: shortOf(product.description) || product.name }),
    };
    describe(line, product, (message) => errors.push(`Строка ${product.line}, товар ${article}: ${message}`));
    lines.push(line);
    products.push({ id: product.id, article, is_withdrawn: false });
    const files = product.pictures ?? (isWhole && isPictured ? [] : null);
    if (files) pictures.push({ id: product.id, article, name: product.name || article, files });
  }
  return {
    ...{ lines, products, pictures, errors },
    notes: [
      noted('Товаров без артикула', without),
      noted('Артикул изменён в 1С, на сайте прежний', renamed),
      unknown.size ? `Свойства не загружены, на сайте нет таких характеристик: ${quoted(unknown)}` : '',
    ].filter(Boolean),
  };
}
