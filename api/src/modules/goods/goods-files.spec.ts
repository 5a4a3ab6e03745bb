import * as xlsx from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readGoods, readGoodsText, writeGoods } from './goods-files.ts';

const read = (text: string | Buffer, file = 'goods.csv') => readGoodsText(file, Buffer.from(text));
const readBook = (book: Buffer) => readGoods('goods.xlsx', book);

const given = {
  attributes: [{ code: 'ip', label: 'Степень защиты', type: 'list', group: 'conditions', step: 0.5, sort: 3 }],
  categories: [{ slug: 'proba', parent: null, name: 'Проба', facets: ['price', 'ip'], visible: false }],
  products: [
    {
      article: '0080',
      name: 'Привод «Проба; XX»',
      price: 12_500,
      stock_state: 'low_stock',
      stocks: [
        { warehouse: 'Основной = склад', qty: 12 },
        { warehouse: 'Химки', qty: 3 },
      ],
      stock_date: '2026-12-10',
      badges: ['new', 'hit'],
      published: true,
      added_at: '2026-11-21T09:00:00.000Z',
      included_items: [{ name: 'Привод = блок', qty: 2, unit: 'шт.' }],
      spare_parts: [
        { position: '12', article: '909SP-0010' },
        { position: '', article: '909SP-0020' },
      ],
      successor: null,
      analogs: [],
      photos: ['a - b.jpg', 'c.jpg'],
      turn: Array.from({ length: 8 }, (_, index) => `turn ${index}.jpg`),
      videos: ['a.mp4', 'b.mp4'],
      documents: [{ file: 'd.pdf', kind: 'passports', title: 'Паспорт = 2' }],
      attributes: { 'Степень защиты': ['IP54', '2,5'] },
    },
  ],
};

test('reads what it writes as YAML, with all tables', () => {
  expect(read(writeGoods('goods.yaml', given, 'products'), 'goods.yaml')).toMatchObject({ given, findings: [] });
});

test('reads what it writes as a workbook, with all tables', async () => {
  const book = Buffer.from(writeGoods('goods.xlsx', given, 'products'));
  // Columns that the rows do not have are empty cells, as in CSV.
  expect((await readBook(book)).given).toMatchObject(given);
});

test.each(['attributes', 'categories', 'products'] as const)('reads what it writes as CSV: %s', (table) => {
  // Columns that the rows do not have are empty cells, which is an error of some of them.
  expect(read(writeGoods('goods.csv', given, table)).given[table]).toMatchObject(given[table]);
});

test('reads a price list of two columns, in Windows-1251 and with other headings', () => {
  const text = 'Артикул;Розничная цена\n901SL-0080;12 500\n901SL-0050;\n';
  const bytes = Buffer.from(
    text.replace(/[А-я]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x350)),
    'latin1',
  );
  expect(readGoodsText('prices.csv', bytes)).toEqual({
    given: {
      ...{ attributes: [], categories: [] },
      products: [
        { article: '901SL-0080', price: 12_500 },
        { article: '901SL-0050', price: null },
      ],
    },
    places: { attributes: [], categories: [], products: [{ line: 2 }, { line: 3 }] },
    findings: [],
  });
});

test('reports all errors with line and column', () => {
  const { findings } = read(
    [
      'Артикул;Цена;Наличие;Дата поступления;Опубликован;Цвет;Цена',
      'A-1;45.000;в наличии;10.12.2026;да',
      'A-2;12,50;скоро;31.02.2026;может быть',
      ';-5;;;нет',
    ].join('\n'),
  );
  expect(findings.map(({ place, title, message }) => `${place.line} ${title}: ${message}`)).toEqual([
    '1 Цвет: Нет такого столбца',
    '1 Цена: Столбец указан дважды',
    '2 Цена: «45.000» — не целое число',
    '3 Цена: «12,50» — не целое число',
    '3 Наличие: «скоро» — не из списка: В наличии, Заканчивается, Ожидается, Под заказ, Срок поставки уточняйте, Снят с производства',
    '3 Дата поступления: «31.02.2026» — не дата: нужна 10.12.2026 или 2026-12-10',
    '3 Опубликован: «может быть» — не да и не нет',
    '4 Цена: «-5» — не целое число',
    '4 Наличие: Выберите одно из\u00a0предложенных значений',
    '4 Артикул: Заполните это поле',
  ]);
});

/** A workbook as Excel writes it: numbers, dates and formulas are no texts. */
function bookOf(sheets: Record<string, unknown[][]>): Buffer {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows, { UTC: true }), name);
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

test('reads numbers, dates and flags of a workbook below empty rows, by sheet', async () => {
  const titles = ['Артикул', 'Цена', 'Дата поступления', 'Опубликован', 'Характеристика: Вес, кг', 'Добавлен'];
  const day = new Date('2026-12-10T00:00:00Z');
  const book = bookOf({
    Прайс: [[], titles, [], ['0080', 12_500, day, true, 0.1 + 0.2, new Date('2026-11-21T12:30:00Z')], [901, null]],
    Пусто: [],
    'Дерево 1': [
      ['Адрес категории', 'Порядок'],
      ['sliding-home', 3],
    ],
  });
  const product = { price: 12_500, stock_date: '2026-12-10', published: true, attributes: { 'Вес, кг': ['0,3'] } };
  expect(await readBook(book)).toMatchObject({
    given: {
      products: [
        { ...product, article: '0080', added_at: '2026-11-21T09:30:00.000Z' },
        { article: '901', price: null },
      ],
      categories: [{ slug: 'sliding-home', sort: 3 }],
    },
    places: {
      products: [
        { line: 4, sheet: 'Прайс' },
        { line: 5, sheet: 'Прайс' },
      ],
    },
  });
});

test('reports a formula without a value instead of clearing the price', async () => {
  const book = bookOf({
    Прайс: [
      ['Артикул', 'Цена'],
      ['A-1', { t: 'e', v: 42 }],
    ],
  });
  const { findings } = await readBook(book);
  expect(findings).toEqual([
    { place: { line: 2, sheet: 'Прайс' }, title: 'Цена', message: 'Формула без значения: #N/A' },
  ]);
});

test.each([
  [bookOf({ Заметки: [['Название'], ['Привод']] }), 'Лист «Заметки», строка 1: нет столбца'],
  [bookOf({ Пусто: [] }), 'нет таблиц'],
  [Buffer.from('Артикул;Цена\nA-1;5'), 'не\u00a0похож на\u00a0книгу'],
  [Buffer.from('PK\u0003\u0004 damaged'), 'Книга не\u00a0читается'],
])('rejects a workbook without tables, and a file that is none', async (book, message) => {
  await expect(readBook(book)).rejects.toThrow(message);
});

test.each([
  ['Название;Цена\nПривод;5', 'нет столбца «Код характеристики» или «Адрес категории» или «Артикул»'],
  ['Артикул;Цена\n"A-1;5', 'Строка 2'],
  ['', 'Файл пуст'],
])('rejects %j', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
