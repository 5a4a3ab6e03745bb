import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as xlsx from '@e965/xlsx';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { office, throughOffice } from '../../../test/office.ts';
import { type TestResponse, logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const A_MINUTE = 60_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const plain = { headers: { 'accept-encoding': 'identity' }, key: null };
const partner = '+79000000005';

async function countOf(condition = sql`true`): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    api.db.execute(sql`select count(*)::int as count from products where is_published and ${condition}`),
  );
  return row!.count;
}

describe('the price list', () => {
  let response: TestResponse;
  let sheet: xlsx.WorkSheet;
  let rows: (string | number)[][];
  beforeAll(async () => {
    await api.db.execute(
      sql`update products set name = '=HYPERLINK("https://evil.test")' where article = '901SL-0040'`,
    );
    await api.db.execute(sql`update products set name = '@SUM(1)' where article = '901SL-0060'`);
    api.wait(2 * A_MINUTE);
    response = await api.get('/catalog.xls', plain);
    const book = xlsx.read(response.bytes, { cellFormula: true });
    expect(book.SheetNames).toEqual(['Прайс-лист']);
    sheet = book.Sheets['Прайс-лист']!;
    rows = xlsx.utils.sheet_to_json(sheet, { header: 1 });
  });

  test('is a real Excel 97–2003 workbook', () => {
    expect(response.bytes.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
    expect(response.headers['content-type']).toBe('application/vnd.ms-excel');
    expect(response.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%D0%9F[\w%.-]+\.xls$/);
  });

  test('has the date of its prices and a row per published product', async () => {
    expect(rows[0]).toEqual(['Цены действительны на 21.11.2026']);
    expect(rows[1]).toEqual([
      'Артикул',
      'Наименование',
      'Категория',
      'Ед.',
      'Цена, ₽ (с\u00a0НДС)',
      'Наличие',
      'Гарантия, мес.',
      'Ссылка',
    ]);
    expect(rows).toHaveLength(2 + (await countOf()));
    expect(rows.find(([article]) => article === '901SL-0080')).toEqual([
      '901SL-0080',
      expect.stringContaining('SL-80'),
      'Для частных домов',
      'шт.',
      32400,
      expect.any(String),
      36,
      'https://site.test/product/privod-sl-80/',
    ]);
  });

  test('stores prices as numbers and articles as text', async () => {
    const cells = (column: number) =>
      rows.slice(2).map((_, index) => sheet[xlsx.utils.encode_cell({ r: index + 2, c: column })] as xlsx.CellObject);
    expect(new Set(cells(0).map(({ t }) => t))).toEqual(new Set(['s']));
    const [numbers, texts] = [cells(4).filter(({ t }) => t === 'n'), cells(4).filter(({ t }) => t !== 'n')];
    expect(numbers).toHaveLength(await countOf(sql`price_retail is not null`));
    expect(new Set(texts.map(({ v }) => v))).toEqual(new Set(['Цена по запросу']));
    expect(rows.find(([article]) => article === '60990010')).toBeDefined();
  });

  test('contains no text that could become a formula', () => {
    expect(Object.values(sheet).filter((cell) => (cell as xlsx.CellObject).f)).toEqual([]);
    expect(rows.flat().filter((cell) => /^[=+\-@]/.test(String(cell)))).toEqual([]);
    expect(rows.find(([article]) => article === '901SL-0040')?.[1]).toBe(`'=HYPERLINK("https://evil.test")`);
  });

  test('is identical for a partner', async () => {
    const session = await logIn(api, partner);
    expect((await api.get('/catalog.xls', { ...plain, session })).bytes.equals(response.bytes)).toBe(true);
  });

  const inOffice = office ? test : test.skip;
  inOffice(
    'opens in LibreOffice with a frozen header and filters (skipped where soffice is not installed)',
    async () => {
      const saved = await throughOffice(response.bytes, 'xls', 'xlsx');
      const converted = strFromU8(unzipSync(saved)['xl/worksheets/sheet1.xml']!);
      expect(converted).toMatch(/<pane [^>]*ySplit="2"[^>]*state="frozen"/);
      expect(converted).toContain(`<autoFilter ref="A2:H${rows.length}"`);
    },
    120_000,
  );
});
