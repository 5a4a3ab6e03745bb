import type { ProductLine } from '@site/contracts/manage-goods';
import { setImmediate } from 'node:timers/promises';
import {
  attributeFinder,
  type AttributeRow,
  CategoryTree,
  type Fields,
  grouped,
  isSame,
  relationKinds,
  toAttributeRow,
  toCategoryRow,
  toProductRow,
  VALUES,
  valueRow,
} from './goods-fields.ts';
import { BATCH, type Known, type Plan, type PlannedRow, type Report } from './goods-plan.ts';
import type { GoodsRepository, MediaField } from './goods-repository.ts';

/** Writes attributes and categories, and moves the products of categories that got another parent. */
async function writeTree(
  repository: GoodsRepository,
  rows: readonly PlannedRow[],
  known: Known,
): Promise<CategoryTree> {
  const of = (table: PlannedRow['table']) => rows.filter((row) => row.table === table);
  await repository.putAttributes(of('attributes').map(({ key, next }) => toAttributeRow(key, next)));
  for (const row of of('attributes')) await renameOnCards(repository, row);
  const changed = of('categories');
  if (changed.length === 0) return known.tree;
  const ids = new Map(known.tree.idOf);
  let last = Math.max(0, ...ids.values());
  for (const { key } of changed) if (!ids.has(key)) ids.set(key, (last += 1));
  const isMoved = changed.some(({ before }) => before && 'parent' in before);
  const places = isMoved ? await repository.allPlaces() : [];
  await repository.putCategories(
    changed.map(({ key, next }) => toCategoryRow(ids.get(key)!, key, next, (slug) => ids.get(slug))),
  );
  const tree = new CategoryTree(await repository.categories());
  if (isMoved) await rewritePlaces(repository, known.tree, tree, places);
  return tree;
}

/** Cards name their attributes by label. */
async function renameOnCards(repository: GoodsRepository, { key, before, after }: PlannedRow) {
  if (before?.label === undefined) return;
  const isFormer = (label: string) => isSame('label', label, before.label);
  const cards = (await repository.cardsWith(key)).filter((card) =>
    card.key_attributes.some(({ label }) => isFormer(label)),
  );
  await repository.setCards(
    cards.map((card) => ({
      ...card,
      key_attributes: card.key_attributes.map((item) =>
        isFormer(item.label) ? { ...item, label: after.label as string } : item,
      ),
    })),
  );
}

async function rewritePlaces(
  repository: GoodsRepository,
  from: CategoryTree,
  to: CategoryTree,
  places: Awaited<ReturnType<GoodsRepository['allPlaces']>>,
) {
  const products = [...grouped(places, ({ product_id }) => product_id)];
  for (let start = 0; start < products.length; start += BATCH) {
    const some = products.slice(start, start + BATCH);
    await repository.replacePlaces(
      some.map(([id]) => id),
      some.flatMap(([product_id, own]) => {
        const category = own[0]!.own;
        const extras = from.extras(
          category,
          own.map(({ category_id }) => category_id),
        );
        return to.places(category, extras).map((category_id) => ({ product_id, category_id }));
      }),
    );
  }
}

/** Writes the photographs, videos and documents of products; the rows of the products exist. */
async function writeFiles(
  repository: GoodsRepository,
  rows: readonly PlannedRow[],
  idOf: ReadonlyMap<string, number>,
  media: Known['media'],
) {
  const having = <Name extends MediaField | 'documents'>(name: Name) =>
    rows
      .filter(({ after }) => name in after)
      .map(({ key, after }) => ({ product_id: idOf.get(key)!, items: after[name] as Required<ProductLine>[Name] }));
  const mediaId = (name: string) => media.get(name)!.id;
  for (const field of ['photos', 'turn', 'videos'] as const) {
    const pictured = having(field);
    await repository.replaceMedia(
      field,
      pictured.map(({ product_id }) => product_id),
      pictured.flatMap(({ product_id, items }) =>
        items.map((name, sort) => ({ product_id, media_id: mediaId(name), sort })),
      ),
    );
  }
  const documented = having('documents');
  await repository.replaceFiles(
    documented.map(({ product_id }) => product_id),
    documented.flatMap(({ product_id, items }) =>
      items.map(({ file, kind, title }, sort) => ({ product_id, media_id: mediaId(file), kind, title, sort })),
    ),
  );
}

/** Writes places, attributes and references; the rows of the products exist. */
async function writeAround(
  repository: GoodsRepository,
  rows: readonly PlannedRow[],
  tree: CategoryTree,
  idOf: ReadonlyMap<string, number>,
  types: ReadonlyMap<string, AttributeRow['type']>,
) {
  const id = (article: string) => idOf.get(article)!;
  const has = (...names: string[]) => rows.filter(({ after }) => names.some((name) => name in after));
  const moved = has('category', 'more_categories');
  await repository.setSuccessors(
    has('successor').map(({ key, next }) => ({
      id: id(key),
      successor_id: next.successor ? id(next.successor as string) : null,
    })),
  );
  await repository.replacePlaces(
    moved.map(({ key }) => id(key)),
    moved.flatMap(({ key, next }) => {
      const extras = (next.more_categories as string[]).map((slug) => tree.idOf.get(slug)!);
      return tree
        .places(tree.idOf.get(next.category as string)!, extras)
        .map((category_id) => ({ product_id: id(key), category_id }));
    }),
  );
  const values = rows.flatMap(({ key, after }) =>
    Object.keys(after)
      .filter((name) => name.startsWith(VALUES))
      .map((name) => ({
        product_id: id(key),
        code: name.slice(VALUES.length),
        labels: (after[name] ?? []) as string[],
      })),
  );
  await repository.replaceValues(
    values.map(({ product_id, code }) => ({ product_id, code })),
    values.flatMap(({ product_id, code, labels }) =>
      labels.map((label) => valueRow(product_id, code, types.get(code)!, label)),
    ),
  );
  const relations = rows.flatMap(({ key, after }) =>
    relationKinds
      .filter(([name]) => name in after)
      .map(([name, kind]) => ({ product_id: id(key), kind, items: after[name] as readonly Related[] })),
  );
  await repository.replaceRelations(
    relations.map(({ product_id, kind }) => ({ product_id, kind })),
    relations.flatMap(({ product_id, kind, items }) =>
      items.map((item, sort) => {
        const { article, position } = typeof item === 'string' ? { article: item, position: '' } : item;
        return { product_id, kind, related_id: id(article), position, sort };
      }),
    ),
  );
}

type Related = string | { article: string; position: string };

/** Writes a plan in the transaction of the repository. */
export async function writeGoods(
  repository: GoodsRepository,
  { rows }: Plan,
  known: Known,
  report: Report,
): Promise<void> {
  const tree = await writeTree(repository, rows, known);
  const attributes = await repository.attributes();
  const find = attributeFinder(attributes.map(({ code, label }) => [code, label]));
  const types = new Map(attributes.map(({ code, type }) => [code, type]));
  const products = rows.filter(({ table }) => table === 'products');
  const idOf = new Map(known.idOf);
  let last = await repository.lastId();
  for (const { key, stored } of products) idOf.set(key, stored?.id ?? (last += 1));
  const written = ({ key, next, stored, after }: PlannedRow) =>
    toProductRow(idOf.get(key)!, key, next, { stored, tree, find, changed: new Set(Object.keys(after)) });
  // A product is written in two passes, each of which counts half.
  const total = products.length;
  const reportHalves = (halves: number) => report({ stage: 'write', done: Math.floor(halves / 2), total });
  reportHalves(0);
  for (let start = 0; start < products.length; start += BATCH) {
    await repository.putProducts(products.slice(start, start + BATCH).map(written));
    reportHalves(Math.min(start + BATCH, total));
    await setImmediate();
  }
  // References may lead to any product of the import, so they follow when all are there.
  for (let start = 0; start < products.length; start += BATCH) {
    const some = products.slice(start, start + BATCH);
    await writeAround(repository, some, tree, idOf, types);
    await writeFiles(repository, some, idOf, known.media);
    reportHalves(total + Math.min(start + BATCH, total));
    await setImmediate();
  }
}

/** Returns the fields that an undo writes: the values before the import, or a hidden row instead of a new one. */
export function fieldsBefore(table: PlannedRow['table'], before: Fields | null): Fields {
  if (before) return before;
  if (table === 'attributes') return {};
  return table === 'products' ? { published: false } : { visible: false };
}
