import {
  type GoodsReport,
  type ManagedProduct,
  type NewProduct,
  type ProductAttribute,
  ProductValues,
} from '@site/contracts/manage-goods';
import { badges } from '@site/contracts/product-states';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { Photographs } from '../media/library/photographs.ts';
import { categoryChoices } from './category-choices.ts';
import { type Fields, VALUES } from './goods-fields.ts';
import { articlesIn, type KnownTree, readTree, withFields } from './goods-plan.ts';
import { GoodsRepository } from './goods-repository.ts';
import type { GoodsService } from './goods-service.ts';
import { type Change, editedMeanwhile, importRow, isEditedMeanwhile, toDecision } from './one-row.ts';

type Deps = { db: Db; goods: Pick<GoodsService, 'importIn'> };
type CategoryFields = { parent: string | null; facets: string[] };
type Edit = Partial<ProductValues> & { base: Partial<ProductValues> };
type Badge = (typeof badges)[number];
type BadgeChange = { articles: string[]; add: Badge[]; remove: Badge[] };

const TAKEN = 'Товар с\u00a0этим артикулом уже есть: найдите его в\u00a0списке';

const valuesOf = (fields: Fields): ProductValues => {
  const names = Object.keys(ProductValues.shape);
  const values = Object.entries(fields).filter(([name]) => name.startsWith(VALUES));
  return {
    ...(Object.fromEntries(names.map((name) => [name, fields[name]])) as ProductValues),
    attributes: Object.fromEntries(values.map(([name, labels]) => [name.slice(VALUES.length), labels as string[]])),
  };
};

/** The reverse of `valuesOf`. */
const fieldsOf = ({ attributes = {}, ...values }: Partial<ProductValues>): Fields => ({
  ...values,
  ...Object.fromEntries(Object.entries(attributes).map(([code, labels]) => [VALUES + code, labels])),
});

async function readProduct(repository: GoodsRepository, id: number) {
  const row = await repository.product(id);
  if (!row) throw problems.notFound();
  const known = await readTree(repository);
  const [found] = await withFields(repository, known, [row]);
  return { article: row.article, slug: row.slug, fields: found!.fields, values: valuesOf(found!.fields), known };
}

/** Filters of a category and of those above it. */
function facetsOf(categories: KnownTree['categories'], slug: string): string[] {
  const { facets, parent } = categories.get(slug) as CategoryFields;
  return parent === null ? facets : [...facets, ...facetsOf(categories, parent)];
}

function attributesOf({ attributes, categories }: KnownTree, category: string): ProductAttribute[] {
  const facets = new Set(facetsOf(categories, category));
  return [...attributes].map(([code, fields]) => {
    const { label, type, group } = fields as Omit<ProductAttribute, 'code'>;
    return { code, label, type, group, is_facet: facets.has(code) };
  });
}

/** Attributes by their labels instead of their codes, for people. */
const withLabels = (fields: Fields, attributes: KnownTree['attributes']): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const label = attributes.get(name.slice(VALUES.length))?.label as string | undefined;
      return [name.startsWith(VALUES) && label ? VALUES + label : name, value];
    }),
  );

/** The change with attributes by their labels, for people. */
const inWords = (change: Change, { attributes }: KnownTree): Change => ({
  ...change,
  before: change.before && withLabels(change.before, attributes),
  after: withLabels(change.after, attributes),
});

/** One product at a time, for the back office. */
export class ManagedProducts {
  constructor(private readonly deps: Deps) {}

  async show(id: number): Promise<ManagedProduct> {
    const repository = new GoodsRepository(this.deps.db);
    const { article, slug, fields, values, known } = await readProduct(repository, id);
    const changes = await repository.changesOfRow('products', article);
    return {
      ...{ id, article, slug, values, stocks: fields.stocks as ManagedProduct['stocks'] },
      media: await new Photographs(this.deps.db).named([...values.photos, ...values.turn, ...values.videos]),
      categories: categoryChoices(known),
      attributes: attributesOf(known, values.category),
      related: await repository.named(articlesIn(fields)),
      decisions: changes.map((change) => toDecision({ table: 'products', key: article }, inWords(change, known))),
    };
  }

  async attributeValues(code: string) {
    return { items: await new GoodsRepository(this.deps.db).valuesOf(code) };
  }

  async choices() {
    return { categories: categoryChoices(await readTree(new GoodsRepository(this.deps.db))) };
  }

  async add(product: NewProduct, author: string): Promise<ManagedProduct> {
    const { article } = product;
    const id = await this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      if ((await repository.products([article])).length) throw problems.invalid({ article: TAKEN });
      await importRow(this.deps.goods, tx, { table: 'products', line: { ...product, published: false } }, author);
      const [added] = await repository.products([article]);
      return added!.id;
    });
    return this.show(id);
  }

  /** Changes the given values as an import of one row, which can be undone like any other. */
  async change(id: number, { base, ...given }: Edit, author: string): Promise<ManagedProduct> {
    await this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const { article, fields, values } = await readProduct(repository, id);
      if (isEditedMeanwhile({ present: fields, read: fieldsOf(base), given: fieldsOf(given) }))
        throw editedMeanwhile('products', values, await repository.lastAuthorOf('products', article));
      await importRow(this.deps.goods, tx, { table: 'products', line: { article, ...given } }, author);
    });
    return this.show(id);
  }

  /** Changes badges of several products as one import. Each product keeps the badges that are not named. */
  async badge({ articles, add, remove }: BadgeChange, author: string): Promise<GoodsReport> {
    return this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const stored = await repository.products(articles);
      const unknown = articles.filter((article) => !stored.some((row) => row.article === article));
      if (unknown.length) throw problems.invalid({ articles: `Нет товаров с\u00a0артикулом ${unknown.join(', ')}` });
      const products = stored.map((row) => ({
        article: row.article,
        badges: badges.filter(
          (badge) => add.includes(badge) || (row.badges.includes(badge) && !remove.includes(badge)),
        ),
      }));
      return this.deps.goods.importIn(tx, { products, categories: [], attributes: [], replace: false }, author);
    });
  }
}
