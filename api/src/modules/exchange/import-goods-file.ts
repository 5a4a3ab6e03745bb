import {
  CategoryLine,
  type GoodsColumn,
  type GoodsImport,
  goodsTables,
  ProductLine,
} from '@site/contracts/manage-goods';
import { normaliseArticle } from '@site/kernel/article';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { GoodsService } from '../goods/goods-service.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { MediaLibrary } from '../media/library/media-library.ts';
import { attachPictures, type ProductPictures } from './attach-pictures.ts';
import { type CatalogueLines, catalogueToGoods, GroupCategories } from './catalogue-to-goods.ts';
import { type CommerceFile, readCommerceFile } from './commerce-file.ts';
import { ExchangeFailure } from './exchange-failure.ts';
import { ExchangePictureRepository } from './exchange-picture-repository.ts';
import { ExchangeRepository } from './exchange-repository.ts';
import { type OfferSettings, offersToGoods } from './offers-to-goods.ts';

/** The author of imports and of decisions. */
export const AUTHOR = '1С';

/** The name of a whole catalogue; one in several files has numbered names. */
const WHOLE_CATALOGUE = 'import.xml';

/** Reasons in one response. */
const MAX_REASONS = 20;

const refusal = (reasons: readonly string[]) =>
  new ExchangeFailure(
    [
      ...reasons.slice(0, MAX_REASONS),
      ...(reasons.length > MAX_REASONS ? [`И ещё ошибок: ${reasons.length - MAX_REASONS}`] : []),
    ].join('\n'),
  );

type Lines = Pick<GoodsImport, 'categories' | 'products'>;
/** Unlike a table in one request, a file of 1C has any number of rows. */
const Lines = z.object({ categories: z.array(CategoryLine), products: z.array(ProductLine) });

const columnTitle = (table: keyof typeof goodsTables, field: string): string => {
  const columns: Readonly<Record<string, GoodsColumn>> = goodsTables[table].columns;
  return columns[field]?.title ?? field.replace(/^attributes\./, '');
};

/** The errors of an import by row, in words of 1C. */
const reasonsOf = ({ categories, products }: Lines, fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).map(([path, message]) => {
    const [, table, index, field = ''] = /^(categories|products)\.(\d+)\.?(.*)$/.exec(path) ?? [];
    if (table === undefined) return message;
    const name = table === 'products' ? products[Number(index)]?.article : categories[Number(index)]?.name;
    return `${name}, «${columnTitle(table as keyof Lines, field)}»: ${message}`;
  });

async function importLines(goods: GoodsService, tx: Db, given: Lines) {
  const checked = Lines.safeParse(given);
  if (!checked.success)
    throw refusal(
      reasonsOf(given, Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message]))),
    );
  const whole: GoodsImport = { attributes: [], replace: false, ...checked.data };
  return goods.importIn(tx, whole, AUTHOR).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
    const { fields } = error.details;
    throw refusal(fields ? reasonsOf(given, fields) : [error.message]);
  });
}

/** Adds photographs to the rows of their products, or rows for products that have none. */
function withPhotos(lines: readonly ProductLine[], photos: ReadonlyMap<string, string[]>): ProductLine[] {
  const others = new Map(photos);
  const pictured = lines.map((line) => {
    const own = others.get(line.article);
    others.delete(line.article);
    return own ? { ...line, photos: own } : line;
  });
  return [...pictured, ...Array.from(others, ([article, own]) => ({ article, photos: own }))];
}

type PictureDeps = {
  goods: GoodsService;
  library: Pick<MediaLibrary, 'addKept'>;
  decisions: Pick<DecisionService, 'record'>;
};

/** Writes rows of an import with the photographs that 1C names, and those that have come after an earlier file. */
async function importPictured(deps: PictureDeps, tx: Db, given: Lines, pictures: readonly ProductPictures[]) {
  const attached = await attachPictures(deps.library, tx, pictures);
  const done = await importLines(deps.goods, tx, { ...given, products: withPhotos(given.products, attached.photos) });
  if (attached.notes.length)
    await deps.decisions.record(tx, {
      ...{ author: AUTHOR, noun: 'products', subject: String(done.number ?? ''), action: 'pictures' },
      text: attached.notes.join('\n'),
    });
  return { done, attached };
}

/** Attaches pictures that have come after the file that names them, as an import of their own. */
export async function attachLatePictures(deps: PictureDeps, db: Db): Promise<void> {
  if ((await new ExchangePictureRepository(db).late()).length === 0) return;
  await db.transaction(async (tx) => {
    await deps.goods.lock(tx);
    const { done, attached } = await importPictured(deps, tx, { categories: [], products: [] }, []);
    await attached.remember(done.number);
  });
}

/** Finds products of the site by the identifier of 1C, or else by article. */
async function productFinder(repository: ExchangeRepository, given: readonly { id: string; article: string }[]) {
  const of1C = await repository.productsOf1C(given.map(({ id }) => id));
  const keyOf = ({ id, article }: { id: string; article: string }) =>
    normaliseArticle(of1C.get(id)?.article ?? article);
  const known = new Map((await repository.products(given.map(keyOf))).map((product) => [product.key, product]));
  return (item: { id: string; article: string }) => {
    const product = known.get(keyOf(item));
    return product && { ...product, is_withdrawn: of1C.get(item.id)?.is_withdrawn ?? false };
  };
}

type Products = { id: string; article: string }[];

const nothing = { lines: [], products: [] as Products, pictures: [] as ProductPictures[], notes: [] };

async function offerLines(
  repository: ExchangeRepository,
  { offers, priceTypes }: CommerceFile,
  settings: OfferSettings,
) {
  if (offers.length === 0) return nothing;
  const find = await productFinder(repository, offers);
  const names = {
    priceTypes: priceTypes.size ? priceTypes : await repository.names('price_type'),
    warehouses: await repository.names('warehouse'),
  };
  const found = offersToGoods(offers, find, names, settings);
  if (found.errors.length) throw refusal(found.errors);
  return found;
}

/** Withdraws what the whole catalogue of 1C does not have any more. */
async function withdrawAbsent(repository: ExchangeRepository, { products }: CatalogueLines, ids: readonly string[]) {
  const named = new Set(products.map(({ article }) => article));
  const absent = (await repository.publishedBesides(ids)).filter(({ article }) => !named.has(article));
  return {
    lines: absent.map(({ article }): ProductLine => ({ article, published: false })),
    products: absent.map(({ id, article }) => ({ id, article, is_withdrawn: true })),
  };
}

async function catalogueLines(
  repository: ExchangeRepository,
  { groups, catalogue }: CommerceFile,
  filename: string,
  tree: Awaited<ReturnType<GoodsService['tree']>>,
) {
  if (!catalogue) return { ...nothing, categories: [], groups: [], withdrawn: [] };
  const { changesOnly, products } = catalogue;
  if (!changesOnly && products.length === 0) throw new ExchangeFailure('В полном каталоге нет товаров');
  const categories = new GroupCategories(groups, await repository.groups(), tree);
  const found = catalogueToGoods(products, {
    ...{ tree, groups: categories, isWhole: !changesOnly },
    productOf: await productFinder(repository, products),
    properties: await repository.names('property'),
    values: await repository.names('value'),
  });
  if (found.errors.length) throw refusal(found.errors);
  const isWhole = !changesOnly && filename === WHOLE_CATALOGUE;
  const absent = isWhole
    ? await withdrawAbsent(
        repository,
        found,
        products.map(({ id }) => id),
      )
    : { lines: [], products: [] };
  const known = [...found.products, ...absent.products];
  return {
    categories: [...categories.lines.values()],
    groups: [...categories.slugs].map(([id, slug]) => ({ id, slug, name: groups.get(id)!.name })),
    lines: [...found.lines, ...absent.lines],
    products: known,
    pictures: found.pictures,
    withdrawn: known,
    notes: [
      ...found.notes,
      changesOnly || isWhole
        ? ''
        : `Товары, которых нет в файле, не сняты: полный каталог принимает ${WHOLE_CATALOGUE}`,
    ].filter(Boolean),
  };
}

/** Later files refer to these names by identifiers. */
async function rememberNames(repository: ExchangeRepository, file: CommerceFile) {
  await repository.putNames('price_type', file.priceTypes);
  await repository.putNames('warehouse', file.warehouses);
  await repository.putNames('property', file.properties);
  await repository.putNames('value', file.values);
}

type Deps = PictureDeps & { settings: OfferSettings };

/** Imports a file of goods in the transaction of the caller; returns lines about what was done. */
export async function importGoodsFile(
  deps: Deps,
  tx: Db,
  filename: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<string[]> {
  const { goods, settings } = deps;
  const file = await readCommerceFile(parts);
  await goods.lock(tx);
  const repository = new ExchangeRepository(tx);
  await rememberNames(repository, file);
  const catalogue = await catalogueLines(repository, file, filename, await goods.tree(tx));
  const offers = await offerLines(repository, file, settings);
  const { done, attached } = await importPictured(
    deps,
    tx,
    { categories: catalogue.categories, products: [...catalogue.lines, ...offers.lines] },
    catalogue.pictures,
  );
  await repository.putGroups(catalogue.groups);
  await repository.putProducts([...catalogue.products, ...offers.products]);
  await repository.putWithdrawn(catalogue.withdrawn);
  await attached.remember(done.number);
  const { added, changed, withdrawn, unchanged } = done;
  return [
    `Добавлено ${added}, изменено ${changed}, снято ${withdrawn}, без изменений ${unchanged}`,
    ...catalogue.notes,
    ...offers.notes,
    ...attached.notes,
  ];
}
