import { expect, test } from 'vitest';
import { readGoods, writeCsv, writeYaml } from './goods-table.ts';

const read = (text: string, file = 'goods.csv') => readGoods(file, Buffer.from(text));

const given = {
  attributes: [{ code: 'ip', label: 'Степень защиты', type: 'list', group: 'conditions', step: 0.5, sort: 3 }],
  categories: [{ slug: 'proba', parent: null, name: 'Проба', facets: ['price', 'ip'], visible: false }],
  products: [
    {
      article: '0080',
      name: 'Привод «Проба; XX»',
      price: 12_500,
      stock_state: 'low_stock',
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
      documents: [{ file: 'd.pdf', kind: 'passports', title: 'Паспорт = 2' }],
      attributes: { 'Степень защиты': ['IP54', '2,5'] },
    },
  ],
};

test('reads what it writes as YAML, with all tables', () => {
  expect(read(writeYaml(given), 'goods.yaml')).toMatchObject({ given, findings: [] });
});

test.each(['attributes', 'categories', 'products'] as const)('reads what it writes as CSV: %s', (table) => {
  // Columns that the rows do not have are empty cells, which is an error of some of them.
  expect(read(writeCsv(table, given[table])).given[table]).toMatchObject(given[table]);
});

test('reads a price list of two columns, in Windows-1251 and with other headings', () => {
  const text = 'Артикул;Розничная цена\n901SL-0080;12 500\n901SL-0050;\n';
  const bytes = Buffer.from(
    text.replace(/[А-я]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x350)),
    'latin1',
  );
  expect(readGoods('prices.csv', bytes)).toEqual({
    given: {
      ...{ attributes: [], categories: [] },
      products: [
        { article: '901SL-0080', price: 12_500 },
        { article: '901SL-0050', price: null },
      ],
    },
    lines: { attributes: [], categories: [], products: [2, 3] },
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
  expect(findings.map(({ line, title, message }) => `${line} ${title}: ${message}`)).toEqual([
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

test.each([
  ['Название;Цена\nПривод;5', 'нет столбца «Код характеристики» или «Адрес категории» или «Артикул»'],
  ['Артикул;Цена\n"A-1;5', 'Строка 2'],
  ['', 'Файл пуст'],
])('rejects %j', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
