import type { Decision } from '@site/contracts/manage';
import { type ManagedProduct, type NewProduct, type ProductLine, ProductValues } from '@site/contracts/manage-goods';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { Photographs } from '../media/library/photographs.ts';
import { titlesAndValues } from './file-report.ts';
import { type Fields, isSame } from './goods-fields.ts';
import { type KnownTree, readTree, withFields } from './goods-plan.ts';
import { GoodsRepository } from './goods-repository.ts';
import type { GoodsService } from './goods-service.ts';

type Deps = { db: Db; goods: Pick<GoodsService, 'importIn'> };
type CategoryFields = { name: string; parent: string | null };
type Edit = Partial<ProductValues> & { base: Partial<ProductValues> };

const TAKEN = 'Товар с\u00a0этим артикулом уже есть: найдите его в\u00a0списке';

const valuesOf = (fields: Fields): ProductValues => {
  const names = Object.keys(ProductValues.shape);
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as ProductValues;
};

async function readProduct(repository: GoodsRepository, id: number) {
  const row = await repository.product(id);
  if (!row) throw problems.notFound();
  const known = await readTree(repository);
  const [found] = await withFields(repository, known, [row]);
  return { article: row.article, slug: row.slug, values: valuesOf(found!.fields), known };
}

/** Names of a category and those above it: «Приводы › Откатные». */
function pathOf(categories: KnownTree['categories'], slug: string): string {
  const { name, parent } = categories.get(slug) as CategoryFields;
  return parent === null ? name : `${pathOf(categories, parent)} › ${name}`;
}

const categoriesOf = ({ categories }: KnownTree) => ({
  categories: [...categories.keys()]
    .map((slug) => ({ slug, name: pathOf(categories, slug) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'ru')),
});

type Change = Awaited<ReturnType<GoodsRepository['changesOfProduct']>>[number];

/** «Цена: 100 → 120; Остаток: 3 → 0». */
function toDecision(article: string, { at, author, undone_at, before, after }: Change): Decision {
  const changed = before ? titlesAndValues('products', before, after) : [];
  const text = changed.map((field) => `${field.title}: ${field.before || 'пусто'} → ${field.after || 'пусто'}`);
  return {
    ...{ at: at.toISOString(), author, noun: 'products', subject: article, action: before ? 'change' : 'add' },
    text: [...text, ...(undone_at ? ['изменение отменено'] : [])].join('; '),
  };
}

/** The errors of an import of one row, by the names of its fields. */
function ofOneRow(error: unknown): unknown {
  const fields = error instanceof ProblemError ? error.details.fields : undefined;
  if (!fields) return error;
  const named = Object.entries(fields).map(([path, message]) => [path.replace(/^products\.0\./, ''), message] as const);
  return problems.invalid(Object.fromEntries(named));
}

/** One product at a time, for the back office. */
export class ManagedProducts {
  constructor(private readonly deps: Deps) {}

  async show(id: number): Promise<ManagedProduct> {
    const repository = new GoodsRepository(this.deps.db);
    const { article, slug, values, known } = await readProduct(repository, id);
    const changes = await repository.changesOfProduct(article);
    return {
      ...{ id, article, slug, values },
      media: await new Photographs(this.deps.db).named([...values.photos, ...values.turn, ...values.videos]),
      ...categoriesOf(known),
      decisions: changes.map((change) => toDecision(article, change)),
    };
  }

  async choices() {
    return categoriesOf(await readTree(new GoodsRepository(this.deps.db)));
  }

  async add(product: NewProduct, author: string): Promise<ManagedProduct> {
    const { article } = product;
    const id = await this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      if ((await repository.products([article])).length) throw problems.invalid({ article: TAKEN });
      await this.write(tx, { ...product, published: false }, author);
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
      const { article, values } = await readProduct(repository, id);
      const others = (Object.keys(given) as (keyof ProductValues)[]).filter(
        (name) => !isSame(name, values[name], base[name]),
      );
      if (others.length) throw editedMeanwhile(values, (await repository.changesOfProduct(article))[0]?.author);
      await this.write(tx, { article, ...given }, author);
    });
    return this.show(id);
  }

  private async write(tx: Db, product: ProductLine, author: string) {
    const given = { products: [product], categories: [], attributes: [], replace: false };
    await this.deps.goods.importIn(tx, given, author).catch((error: unknown) => {
      throw ofOneRow(error);
    });
  }
}

const editedMeanwhile = (values: ProductValues, author: string | undefined) =>
  new ProblemError(
    409,
    'edited_meanwhile',
    `Пока вы\u00a0правили товар, его изменил кто-то ещё${author ? `: ${author}` : ''}. Ваши значения остались в\u00a0полях: проверьте их и\u00a0сохраните ещё раз`,
    { data: { values } },
  );
