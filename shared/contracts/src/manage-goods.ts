import { MAX_ATTRIBUTE_VALUE, MAX_GOODS, MAX_PART_POSITION, MAX_PRODUCT_PHOTOS, MAX_TURN, MIN_TURN } from './limits.ts';
import { z } from 'zod';
import { attributeTypeNames, attributeTypes } from './attribute-types.ts';
import { attributeGroups } from './catalog.ts';
import { discountGroups } from './company-lists.ts';
import { LibraryMedium, MediaName } from './manage-media.ts';
import { CODE, CODE_MISTAKE, MAX_ARTICLE, MAX_CODE, MAX_SLUG, SLUG, SLUG_MISTAKE } from './goods-keys.ts';
import { badgeNames, badges, stockStateNames, stockStates } from './product-states.ts';
import { productFileKindNames, productFileKinds } from './support-lists.ts';
import { digits, typedText } from './fields.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { inArea } from './staff-rights.ts';

/** A file of goods in bytes. All of its rows are written in one transaction. */
export const MAX_GOODS_BYTES = 64 * 1024 * 1024;

const text = z.string().trim();
const named = text.min(1).max(300);
const article = text.min(1).max(MAX_ARTICLE);
const slug = text.max(MAX_SLUG).regex(SLUG, SLUG_MISTAKE);
const code = text.max(MAX_CODE).regex(CODE, CODE_MISTAKE);
const html = text.max(50_000);
const articles = z.array(article).max(500);
const attributeValues = z.array(text.min(1).max(MAX_ATTRIBUTE_VALUE)).max(500);
const whole = (least: number, most: number) => z.int().min(least).max(most);

const WarehouseStocks = z
  .array(z.strictObject({ warehouse: text.min(1).max(150), qty: whole(0, 10_000_000) }))
  .max(100)
  .describe('stock by warehouse; `stock_qty` is the sum');

/** A product as the manufacturer maintains it. Only the given fields change; a new product needs the required ones. */
export const ProductLine = z
  .strictObject({
    name: named,
    slug,
    series: named,
    category: slug,
    more_categories: z.array(slug).max(20),
    short_description: text.max(1_000),
    description: html,
    price: whole(1, 1_000_000_000).nullable(),
    discount_group: z.enum(discountGroups),
    unit: text.min(1).max(20),
    multiplicity: whole(1, 10_000),
    min_qty: whole(1, 10_000),
    stock_state: z.enum(stockStates),
    stock_qty: whole(0, 10_000_000),
    stocks: WarehouseStocks,
    stock_date: z.iso.date().nullable(),
    lead_weeks: whole(1, 200).nullable(),
    warranty_months: whole(0, 600),
    badges: z.array(z.enum(badges)),
    published: z.boolean(),
    popularity: whole(0, 1_000_000),
    added_at: z.iso.datetime(),
    key_attributes: z.array(named).max(10).describe('labels of attributes for cards'),
    included_items: z.array(z.strictObject({ name: named, qty: whole(1, 100_000), unit: text.min(1).max(20) })),
    successor: article.nullable(),
    old_articles: articles,
    accessories_required: articles,
    accessories: articles,
    spare_parts: z.array(z.strictObject({ article, position: text.max(MAX_PART_POSITION) })).max(1_000),
    analogs: articles,
    photos: z
      .array(MediaName)
      .max(MAX_PRODUCT_PHOTOS)
      .describe('names of uploaded photographs and drawings, in the order of the page'),
    turn: z
      .array(MediaName)
      .max(MAX_TURN)
      .refine(({ length }) => length === 0 || length >= MIN_TURN, {
        error: `Для поворота нужно не\u00a0меньше ${MIN_TURN}\u00a0фотографий`,
      })
      .describe('names of uploaded photographs from all sides, clockwise at equal angles'),
    videos: z.array(MediaName).max(10).describe('names of uploaded videos, in the order of the page'),
    documents: z
      .array(z.strictObject({ file: MediaName, kind: z.enum(productFileKinds), title: named }))
      .max(30)
      .describe('uploaded documents, in the order of the page'),
    attributes: z.record(text.max(200), attributeValues).describe('by label or code'),
  })
  .partial()
  .extend({ article });
export type ProductLine = z.infer<typeof ProductLine>;

const SoldValues = ProductLine.pick({
  ...{ name: true, series: true, category: true, short_description: true, description: true },
  ...{ price: true, discount_group: true, unit: true, multiplicity: true, min_qty: true },
  ...{ stock_state: true, stock_qty: true, stock_date: true, lead_weeks: true },
  ...{ warranty_months: true, badges: true },
}).required();

const OtherValues = ProductLine.pick({
  ...{
    slug: true,
    popularity: true,
    more_categories: true,
    old_articles: true,
    documents: true,
    published: true,
    photos: true,
    turn: true,
    videos: true,
    key_attributes: true,
    included_items: true,
  },
  ...{ successor: true, accessories_required: true, accessories: true, spare_parts: true, analogs: true },
}).required();

/** The values that the page of one product changes. */
export const ProductValues = SoldValues.extend({
  ...OtherValues.shape,
  attributes: z.record(code, attributeValues).describe('by code'),
});
export type ProductValues = z.infer<typeof ProductValues>;

/** Hidden until it is shown: its attributes and photographs may still be missing. */
export const NewProduct = SoldValues.extend({ article });
export type NewProduct = z.infer<typeof NewProduct>;

export const CategoryLine = z
  .strictObject({
    parent: slug.nullable(),
    name: named,
    h1: named,
    intro: text.max(1_000),
    seo_text: html,
    facets: z.array(code).max(100),
    sort: whole(0, 1_000_000),
    visible: z.boolean(),
    compared_apart: z.boolean(),
  })
  .partial()
  .extend({ slug });
export type CategoryLine = z.infer<typeof CategoryLine>;

export const AttributeLine = z
  .strictObject({
    label: named,
    type: z.enum(attributeTypes),
    group: z.enum(attributeGroups),
    step: z.number().positive().max(1_000_000),
    sort: whole(0, 1_000_000),
  })
  .partial()
  .extend({ code });
export type AttributeLine = z.infer<typeof AttributeLine>;

/** How a cell of a table is written. `marked` is «позиция=артикул», `items` is «название=2 шт.», `counts` is «склад=2», `files` is «файл=вид=название». */
type CellKind =
  | 'text'
  | 'whole'
  | 'number'
  | 'day'
  | 'moment'
  | 'flag'
  | 'choice'
  | 'list'
  | 'marked'
  | 'items'
  | 'counts'
  | 'files';

export type GoodsColumn = {
  /** The heading that an export writes. */
  title: string;
  also?: readonly string[];
  kind: CellKind;
  /** Words of a `choice`, of the items of a `list`, or of the kinds of `files`, by value. */
  words?: Readonly<Record<string, string>>;
  /** A new row must have it. */
  required?: true;
  about: string;
};

const productColumns: Record<Exclude<keyof ProductLine, 'attributes'>, GoodsColumn> = {
  article: { title: 'Артикул', kind: 'text', required: true, about: 'ключ: по нему строка находит товар' },
  name: { title: 'Название', also: ['Наименование'], kind: 'text', required: true, about: 'заголовок страницы товара' },
  slug: { title: 'Адрес страницы', kind: 'text', about: 'латиницей; без него — из названия' },
  series: { title: 'Серия', kind: 'text', required: true, about: 'фильтр «Серия»' },
  category: { title: 'Категория', kind: 'text', required: true, about: 'адрес категории: sliding-home' },
  more_categories: { title: 'Другие категории', kind: 'list', about: 'адреса категорий, где товар показан ещё' },
  short_description: { title: 'Краткое описание', kind: 'text', required: true, about: 'одно-два предложения' },
  description: { title: 'Описание', kind: 'text', about: 'HTML' },
  price: {
    title: 'Цена',
    also: ['Розничная цена', 'Цена, ₽'],
    kind: 'whole',
    about: 'целые рубли с НДС; пусто — по запросу',
  },
  discount_group: {
    title: 'Группа скидки',
    kind: 'choice',
    words: Object.fromEntries(discountGroups.map((group) => [group, group])),
    required: true,
    about: discountGroups.join(', '),
  },
  unit: { title: 'Единица', also: ['Ед.', 'Единица измерения'], kind: 'text', about: 'шт., если не указана' },
  multiplicity: { title: 'Кратность', kind: 'whole', about: '1, если не указана' },
  min_qty: { title: 'Минимум', also: ['Минимальное количество'], kind: 'whole', about: '1, если не указан' },
  stock_state: {
    title: 'Наличие',
    kind: 'choice',
    words: stockStateNames,
    about: 'срок поставки уточняйте, если не указано',
  },
  stock_qty: { title: 'Остаток', also: ['Количество'], kind: 'whole', about: '0, если не указан' },
  stocks: { title: 'Остатки по складам', kind: 'counts', about: 'Основной склад=12 | Химки=3; их сумма — остаток' },
  stock_date: { title: 'Дата поступления', kind: 'day', about: '10.12.2026 или 2026-12-10' },
  lead_weeks: { title: 'Срок, недель', kind: 'whole', about: 'срок поставки под заказ' },
  warranty_months: { title: 'Гарантия, мес.', also: ['Гарантия'], kind: 'whole', required: true, about: 'месяцы' },
  badges: {
    title: 'Метки',
    kind: 'list',
    words: badgeNames,
    about: 'на карточке товара',
  },
  published: { title: 'Опубликован', kind: 'flag', about: 'да или нет; да, если не указано' },
  popularity: { title: 'Популярность', kind: 'whole', about: 'порядок в списках: больше — выше' },
  added_at: { title: 'Добавлен', kind: 'moment', about: 'дата или время; момент загрузки, если не указано' },
  key_attributes: { title: 'Главные характеристики', kind: 'list', about: 'названия характеристик для карточки' },
  included_items: { title: 'Комплект', kind: 'items', about: 'Привод=1 шт. | Паспорт=1 шт.' },
  successor: { title: 'Замена', also: ['Преемник'], kind: 'text', about: 'артикул товара, который его заменил' },
  old_articles: { title: 'Прежние артикулы', kind: 'list', about: 'по ним товар находит поиск' },
  accessories_required: { title: 'Обязательные принадлежности', kind: 'list', about: 'артикулы' },
  accessories: { title: 'Принадлежности', kind: 'list', about: 'артикулы' },
  spare_parts: { title: 'Запасные части', kind: 'marked', about: 'позиция=артикул: 12=909SP-0010 | 13=909SP-0020' },
  analogs: { title: 'Аналоги', kind: 'list', about: 'артикулы' },
  photos: {
    title: 'Фотографии',
    also: ['Фото'],
    kind: 'list',
    about: 'имена загруженных файлов по порядку: sl-80.jpg | sl-80-plata.jpg',
  },
  turn: {
    title: 'Поворот',
    also: ['360°'],
    kind: 'list',
    about: `имена загруженных фотографий со всех сторон по порядку, от ${MIN_TURN} до ${MAX_TURN}`,
  },
  videos: {
    title: 'Видео',
    kind: 'list',
    about: 'имена загруженных файлов по порядку: montazh.mp4',
  },
  documents: {
    title: 'Документы',
    kind: 'files',
    words: productFileKindNames,
    about: 'файл=вид=название: sl-80.pdf=Паспорт изделия=Паспорт привода SL-80',
  },
};

const categoryColumns: Record<keyof CategoryLine, GoodsColumn> = {
  slug: { title: 'Адрес категории', kind: 'text', required: true, about: 'ключ, латиницей: sliding-home' },
  parent: { title: 'Родитель', kind: 'text', about: 'адрес категории; пусто — верхний уровень' },
  name: { title: 'Название', kind: 'text', required: true, about: 'в меню и в пути' },
  h1: { title: 'Заголовок', kind: 'text', about: 'как название, если не указан' },
  intro: { title: 'Вступление', kind: 'text', required: true, about: 'одно-два предложения' },
  seo_text: { title: 'Текст', kind: 'text', about: 'HTML под списком товаров' },
  facets: { title: 'Фильтры', kind: 'list', about: 'коды характеристик, price, availability, series, warranty_months' },
  sort: { title: 'Порядок', kind: 'whole', about: '0, если не указан' },
  visible: { title: 'Видима', kind: 'flag', about: 'да или нет; да, если не указано' },
  compared_apart: { title: 'Сравнивать отдельно', kind: 'flag', about: 'её товары сравнивают только между собой' },
};

const attributeColumns: Record<keyof AttributeLine, GoodsColumn> = {
  code: { title: 'Код характеристики', kind: 'text', required: true, about: 'ключ, латиницей: max_leaf_weight' },
  label: { title: 'Название', kind: 'text', required: true, about: 'с единицей: Макс. вес створки, кг' },
  type: {
    title: 'Вид',
    kind: 'choice',
    words: attributeTypeNames,
    required: true,
    about: 'у существующей не меняется',
  },
  group: {
    title: 'Группа',
    kind: 'choice',
    words: { main: 'Основные', electric: 'Электрические', size: 'Размеры', conditions: 'Условия эксплуатации' },
    about: 'основные, если не указана',
  },
  step: { title: 'Шаг', kind: 'number', about: 'ползунка фильтра; 1, если не указан' },
  sort: { title: 'Порядок', kind: 'whole', about: '0, если не указан' },
};

/** Begins the heading of a column with values of an attribute, before its label or code. */
export const ATTRIBUTE_HEADING = 'Характеристика: ';

/** The tables of an import, in the order of their writing. The first column of each is its key. */
export const goodsTables = {
  attributes: { title: 'Характеристики', key: 'code', columns: attributeColumns, line: AttributeLine },
  categories: { title: 'Категории', key: 'slug', columns: categoryColumns, line: CategoryLine },
  products: { title: 'Товары', key: 'article', columns: productColumns, line: ProductLine },
} as const;
export type GoodsTable = keyof typeof goodsTables;

export const GoodsImport = z.object({
  attributes: z.array(AttributeLine).max(MAX_GOODS).default([]),
  categories: z.array(CategoryLine).max(MAX_GOODS).default([]),
  products: z.array(ProductLine).max(MAX_GOODS).default([]),
  /** Withdraws published products that the import does not name. */
  replace: z.boolean().default(false),
});
export type GoodsImport = z.infer<typeof GoodsImport>;

/** A field of a row: a column, or `attributes.<code>` of a product. */
export const GoodsChange = z.object({
  table: z.enum(['attributes', 'categories', 'products']),
  key: z.string(),
  kind: z.enum(['added', 'changed', 'withdrawn']),
  fields: z.array(z.object({ name: z.string(), before: z.json(), after: z.json() })),
});
export type GoodsChange = z.infer<typeof GoodsChange>;

export const GoodsReport = z.object({
  /** Null: no row was written. */
  number: z.int().nullable(),
  added: z.int(),
  changed: z.int(),
  withdrawn: z.int(),
  unchanged: z.int(),
  /** The first of them. */
  changes: z.array(GoodsChange),
});
export type GoodsReport = z.infer<typeof GoodsReport>;

const counts = GoodsReport.pick({ added: true, changed: true, withdrawn: true, unchanged: true }).shape;

/** The changes of a file’s import before or after it, in words and with values as in cells, or all of its errors. */
export const GoodsFileReport = z.object({
  ...counts,
  /** Null: no row was written. */
  number: z.int().nullable(),
  /** Identifies the changes: an import of the file must name it, so that it writes what was shown. */
  plan: z.string(),
  /** The first of each kind. */
  changes: z.array(
    z.object({
      table: z.enum(['attributes', 'categories', 'products']),
      kind: GoodsChange.shape.kind,
      key: z.string(),
      title: z.string(),
      fields: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  errors_total: z.int(),
  /** The first of them. `line` is 0 for the whole file, `column` empty for the whole row. */
  errors: z.array(z.object({ sheet: z.string().nullable(), line: z.int(), column: z.string(), message: z.string() })),
});
export type GoodsFileReport = z.infer<typeof GoodsFileReport>;

/** How far an import is. `total` is 0 while it is not known. */
export const GoodsProgress = z.object({
  stage: z.enum(['read', 'check', 'write']),
  done: z.int(),
  total: z.int(),
});
export type GoodsProgress = z.infer<typeof GoodsProgress>;

export const ManagedProductRow = z.object({
  id: z.int(),
  article: z.string(),
  name: z.string(),
  /** Null: on request. */
  price: z.int().nullable(),
  stock: z.string(),
  stock_qty: z.int(),
  badges: z.array(z.enum(badges)),
  published: z.boolean(),
});
export type ManagedProductRow = z.infer<typeof ManagedProductRow>;

/** An attribute that a product can have. */
export const ProductAttribute = AttributeLine.pick({ code: true, label: true, type: true, group: true })
  .required()
  .extend({ is_facet: z.boolean().describe('whether it filters the category of the product') });
export type ProductAttribute = z.infer<typeof ProductAttribute>;

/** A product that another one names: an accessory, a spare part. */
export const RelatedProduct = ManagedProductRow.pick({ id: true, article: true, name: true, published: true });
export type RelatedProduct = z.infer<typeof RelatedProduct>;

/** A category with the names above it: «Приводы › Откатные». */
export const CategoryChoice = z.object({ slug: z.string(), name: z.string() });
export type CategoryChoice = z.infer<typeof CategoryChoice>;

/** A link that shows a product with values that are not saved. */
const ProductPreview = z.object({ url: z.string(), expires_at: z.iso.datetime() });
export type ProductPreview = z.infer<typeof ProductPreview>;

export const ManagedProduct = z.object({
  id: z.int(),
  article: z.string(),
  slug: z.string(),
  values: ProductValues,
  stocks: WarehouseStocks,
  media: z.array(LibraryMedium).describe('photographs and videos that the values name'),
  categories: z.array(CategoryChoice).describe('all categories'),
  /** All attributes, in the order of the product page. */
  attributes: z.array(ProductAttribute),
  /** The products that the values name, in any order. */
  related: z.array(RelatedProduct),
  /** The last changes, by file or one by one, newest first. */
  decisions: z.array(Decision),
});
export type ManagedProduct = z.infer<typeof ManagedProduct>;

/** The last import, and the columns of the tables, for the page that imports files. */
export const GoodsImports = z.object({
  last: z
    .object({ number: z.int(), at: z.iso.datetime(), author: z.string() })
    .extend(GoodsReport.pick({ added: true, changed: true, withdrawn: true }).shape)
    .nullable(),
  tables: z.array(
    z.object({
      title: z.string(),
      columns: z.array(z.object({ title: z.string(), required: z.boolean(), about: z.string() })),
    }),
  ),
});
export type GoodsImports = z.infer<typeof GoodsImports>;

const ProductId = digits(z.number().int().positive().max(2_000_000_000));

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = z.object({ file: z.file() });
const replace = z.stringbool().default(false).describe('withdraws published products that the file does not have');

export const manageGoodsEndpoints = inArea('goods', {
  'GET /manage/products/': {
    summary: 'Products as they are imported, in the order of their ids',
    query: z.object({ after: digits(z.number().int().min(0).max(2_000_000_000)).default(0) }),
    answer: z.object({ items: z.array(ProductLine), next: z.int().nullable() }),
  },
  'GET /manage/products/list/': {
    summary: 'Products with price and stock, by article',
    query: ManagePage.extend({
      search: typedText.max(100).default('').describe('article or part of the name'),
      shown: z.enum(['published', 'withdrawn']).optional(),
      sort: sortedBy('name', 'article', 'price', 'stock'),
    }),
    answer: managed(ManagedProductRow),
  },
  'GET /manage/products/{id}/': {
    summary: 'A product with its last changes',
    params: z.object({ id: ProductId }),
    answer: ManagedProduct,
  },
  'GET /manage/attributes/{code}/values/': {
    summary: 'Values that products have of an attribute, the most frequent first',
    params: z.object({ code }),
    answer: z.object({ items: z.array(z.string()) }),
  },
  'POST /manage/products/badges/': {
    summary: 'Adds badges to products and removes others, as one import; other badges of the products stay',
    body: z.object({
      articles: z.array(article).min(1).max(500),
      add: z.array(z.enum(badges)),
      remove: z.array(z.enum(badges)),
    }),
    answer: GoodsReport,
  },
  'GET /manage/product-choices/': {
    summary: 'Categories for a new product',
    answer: ManagedProduct.pick({ categories: true }),
  },
  'POST /manage/products/': {
    summary: 'Adds a product, as an import of one row, without showing it on the site',
    body: NewProduct,
    answer: ManagedProduct,
  },
  'PUT /manage/products/{id}/': {
    summary:
      'Changes the given values, and of the attributes the given ones, as an import of one row. `base`: the same values as they were read; `edited_meanwhile` with the present ones when they differ',
    params: z.object({ id: ProductId }),
    body: ProductValues.partial().extend({ base: ProductValues.partial() }),
    answer: ManagedProduct,
  },
  'POST /manage/products/{id}/preview/': {
    summary: 'Makes a link to the page of a product with the given values, which are checked and not saved',
    params: z.object({ id: ProductId }),
    body: ProductValues.partial(),
    answer: ProductPreview,
  },
  'GET /manage/products/tree/': {
    summary: 'Categories and attributes as they are imported',
    answer: z.object({ categories: z.array(CategoryLine), attributes: z.array(AttributeLine) }),
  },
  'GET /manage/products/imports/': {
    summary: 'The last import that is not undone, and the columns of files',
    answer: GoodsImports,
  },
  'GET /manage/products/goods.xlsx': { summary: 'All products, categories and attributes as a workbook', file: xlsx },
  'GET /manage/products/goods.yaml': {
    summary: 'All products, categories and attributes as YAML',
    file: 'application/yaml',
  },
  'GET /manage/products/goods.csv': { summary: 'All products as CSV', file: 'text/csv' },
  'POST /manage/products/check/': {
    summary: 'What an import of products, categories and attributes would change',
    body: GoodsImport,
    answer: GoodsReport,
    progress: GoodsProgress,
  },
  'POST /manage/products/import/': {
    summary: 'Imports products, categories and attributes, all rows or none',
    body: GoodsImport,
    answer: GoodsReport,
    progress: GoodsProgress,
  },
  'POST /manage/products/file/check/': {
    summary: 'What an import of a file would change: a workbook, CSV or YAML',
    query: z.object({ replace }),
    form: file,
    answer: GoodsFileReport,
    progress: GoodsProgress,
  },
  'POST /manage/products/file/import/': {
    summary: 'Imports a file, all rows or none; refused when it would not change what its check named',
    query: z.object({ replace, plan: z.string().max(100) }),
    form: file,
    answer: GoodsFileReport,
    progress: GoodsProgress,
  },
  'POST /manage/products/undo/': {
    summary: 'Undoes the last import; refused if a later change touched its fields',
    query: z.object({
      number: digits(z.number().int().positive().max(2_000_000_000))
        .optional()
        .describe('refused if it is not the last one'),
    }),
    answer: GoodsReport,
    progress: GoodsProgress,
  },
} as const);
