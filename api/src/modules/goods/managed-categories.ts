import {
  CategoryValues,
  type FacetChoice,
  type ManagedCategory,
  type ManagedCategoryRow,
  type NewCategory,
} from '@site/contracts/manage-categories';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { transliterate } from '../../text/transliterate.ts';
import { columnFacets } from '../catalog/facets.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { categoryChoices } from './category-choices.ts';
import type { CategoryRow, Fields } from './goods-fields.ts';
import { type KnownTree, readTree } from './goods-plan.ts';
import { GoodsRepository } from './goods-repository.ts';
import type { GoodsService } from './goods-service.ts';
import { editedMeanwhile, importRow, isEditedMeanwhile, orderNumbers, requireOrder, toDecision } from './one-row.ts';

type Deps = { db: Db; goods: Pick<GoodsService, 'importIn'>; decisions: Pick<DecisionService, 'record'> };
type Edit = Partial<CategoryValues> & { base: Partial<CategoryValues> };
type Order = { parent: string | null; slugs: string[]; base: string[] };

const TAKEN = 'Категория с\u00a0этим адресом уже есть';
const NO_SLUG = 'Из\u00a0названия адрес не\u00a0получается: укажите его';
const NOT_EMPTY = 'В\u00a0категории есть товары или подкатегории: сначала перенесите их';

const valuesOf = (fields: Fields): CategoryValues =>
  Object.fromEntries(Object.keys(CategoryValues.shape).map((name) => [name, fields[name]])) as CategoryValues;

async function readCategory(repository: GoodsRepository, id: number) {
  const known = await readTree(repository);
  const slug = known.tree.slugOf.get(id);
  if (slug === undefined) throw problems.notFound();
  return { slug, values: valuesOf(known.categories.get(slug)!), known };
}

function facetChoices({ attributes }: KnownTree): FacetChoice[] {
  const all = [...attributes].map(([code, fields]) => ({ ...(fields as Omit<FacetChoice, 'code'>), code }));
  return [...columnFacets, ...all.filter(({ type }) => type !== 'text')].map(({ code, label, type }) => ({
    ...{ code, label, type },
  }));
}

const siblings = (rows: readonly CategoryRow[], { tree }: KnownTree, parent: string | null) =>
  rows.filter(({ parent_id }) => (parent_id === null ? null : tree.slugOf.get(parent_id)) === parent);

/** One category at a time, and the order of siblings, for the back office. */
export class ManagedCategories {
  constructor(private readonly deps: Deps) {}

  async list(): Promise<{ items: ManagedCategoryRow[] }> {
    const repository = new GoodsRepository(this.deps.db);
    const rows = await repository.categories();
    const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
    const counts = await repository.productsByCategory();
    return {
      items: rows.map(({ id, slug, name, parent_id, is_visible: visible }) => ({
        ...{ id, slug, name, visible },
        parent: parent_id === null ? null : slugs.get(parent_id)!,
        products: counts.get(id)?.products ?? 0,
        published: counts.get(id)?.published ?? 0,
      })),
    };
  }

  async show(id: number): Promise<ManagedCategory> {
    const repository = new GoodsRepository(this.deps.db);
    const { slug, values, known } = await readCategory(repository, id);
    const counts = (await repository.productsByCategory()).get(id);
    const changes = await repository.changesOfRow('categories', slug);
    const isOutside = (other: string) => !known.tree.lineage(known.tree.idOf.get(other)!).includes(id);
    return {
      ...{ id, slug, values },
      products: counts?.products ?? 0,
      published: counts?.published ?? 0,
      subcategories: [...known.categories.values()].filter(({ parent }) => parent === slug).length,
      parents: categoryChoices(known).filter((choice) => isOutside(choice.slug)),
      facets: facetChoices(known),
      decisions: changes.map((change) => toDecision({ table: 'categories', key: slug }, change)),
    };
  }

  async add({ slug: typed, ...category }: NewCategory, author: string): Promise<ManagedCategory> {
    const slug = typed ?? transliterate(category.name);
    if (!slug) throw problems.invalid({ slug: NO_SLUG });
    const id = await this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const known = await readTree(repository);
      if (known.categories.has(slug)) throw problems.invalid({ slug: TAKEN });
      const sorts = siblings(await repository.categories(), known, category.parent).map(({ sort }) => sort);
      const line = { ...category, slug, sort: Math.max(0, ...sorts) + 1, visible: false };
      await importRow(this.deps.goods, tx, { table: 'categories', line }, author);
      return (await readTree(repository)).tree.idOf.get(slug)!;
    });
    return this.show(id);
  }

  /** Changes the given values as an import of one row, which can be undone like any other. */
  async change(id: number, { base, ...given }: Edit, author: string): Promise<ManagedCategory> {
    await this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const { slug, values } = await readCategory(repository, id);
      if (isEditedMeanwhile({ present: values, read: base, given }))
        throw editedMeanwhile('categories', values, await repository.lastAuthorOf('categories', slug));
      await importRow(this.deps.goods, tx, { table: 'categories', line: { slug, ...given } }, author);
    });
    return this.show(id);
  }

  /** Orders all subcategories of one category as one import. */
  async order({ parent, slugs, base }: Order, author: string) {
    await this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const present = siblings(await repository.categories(), await readTree(repository), parent);
      requireOrder(
        present.map(({ slug }) => slug),
        base,
        slugs,
      );
      const numbers = orderNumbers(present.map(({ sort }) => sort));
      const categories = slugs.map((slug, index) => ({ slug, sort: numbers[index]! }));
      await this.deps.goods.importIn(tx, { categories, products: [], attributes: [], replace: false }, author);
    });
    return this.list();
  }

  async remove(id: number, author: string) {
    const { db, decisions } = this.deps;
    await db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const { slug, values, known } = await readCategory(repository, id);
      const hasProducts = (await repository.productsByCategory()).has(id);
      if (hasProducts || [...known.categories.values()].some(({ parent }) => parent === slug))
        throw new ProblemError(409, 'category_not_empty', NOT_EMPTY);
      await repository.removeCategory(id, slug);
      await decisions.record(tx, { author, noun: 'categories', subject: slug, action: 'remove', text: values.name });
    });
    return this.list();
  }
}
