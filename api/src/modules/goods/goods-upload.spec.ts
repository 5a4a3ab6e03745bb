import { LINES } from '@site/contracts/lines';
import type { GoodsFileReport } from '@site/contracts/manage-goods';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf } from '../../../test/media-calls.ts';
import { ADMINISTRATOR, logInAsStaff } from '../../../test/staff-calls.ts';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { readGoods } from './goods-files.ts';
import type { ReadGoods } from './goods-table.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const form = (text: string | Buffer, name = 'Прайс.csv') => formOf(name, Buffer.from(text));
const send = (path: string, file: FormData) => api.manage('POST', `/products/file/${path}`, file);
async function done(path: string, file: FormData): Promise<GoodsFileReport> {
  const response = await send(path, file);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}
const imports = async () => (await api.manage('GET', '/products/imports/')).json();
const listed = async (query: string) => (await api.manage('GET', `/products/list/?${query}`)).json();

const NEW = '999XX-0001;Привод Проба;XX;sliding-home;Для пробы.;A;24;1 000';
const prices = ['Артикул;Название;Серия;Категория;Краткое описание;Группа скидки;Гарантия, мес.;Цена', `${NEW}\n`].join(
  '\n',
);

test('imports a file as its check showed it, once, and undoes the import that the page named', async () => {
  expect(await imports()).toMatchObject({ last: null, tables: [{ title: 'Товары' }, {}, {}] });
  const given = `${prices.replace('Гарантия, мес.;Цена', 'Гарантия, мес.;Цена;Описание')}`;
  const checked = await done('check/', form(given));
  expect(checked).toMatchObject({
    ...{ number: null, added: 1, changed: 0, withdrawn: 0, errors_total: 0 },
    changes: [{ table: 'products', kind: 'added', key: '999XX-0001', title: 'Привод Проба', fields: [] }],
  });
  expect((await listed('search=999xx0001')).total).toBe(0);
  const path = `import/?plan=${checked.plan}`;
  // The moment of an import is no part of what was shown.
  api.wait(60_000);
  expect(await done(path, form(given))).toMatchObject({ number: 1, added: 1 });
  const again = await send(path, form(given));
  expect([again.statusCode, again.json().code]).toEqual([409, 'goods_changed']);
  expect(await imports()).toMatchObject({ last: { number: 1, author: 'Заказова Зоя', added: 1, changed: 0 } });
  expect(await listed('search=999xx0001')).toMatchObject({
    total: 1,
    items: [{ article: '999XX-0001', price: 1000, stock: 'Срок поставки уточняйте', published: true }],
  });

  const [wide, other] = ['А'.repeat(200), 'Артикул;Описание\n999XX-0001;'];
  await done(`import/?plan=${(await done('check/', form(other + wide + wide))).plan}`, form(other + wide + wide));
  const long = await done('check/', form(`${other}${wide}Б${wide}`));
  expect(long.changes[0]?.fields).toEqual([
    { title: 'Описание', before: expect.stringMatching(/^…А+$/), after: expect.stringMatching(/^…А{40}БА+$/) },
  ]);
  const stale = await api.manage('POST', '/products/undo/?number=1');
  expect([stale.statusCode, stale.json().message]).toEqual([409, expect.stringContaining('№\u00a02 (Заказова Зоя)')]);
  for (const number of [2, 1])
    expect((await api.manage('POST', `/products/undo/?number=${number}`)).json()).toMatchObject({ number });
  expect(await listed('search=999xx&shown=withdrawn')).toMatchObject({ total: 1, items: [{ published: false }] });
  expect((await listed('search=999xx&shown=published')).total).toBe(0);
});

test('lists errors of cells and of rows by line and column, and counts those that it leaves out', async () => {
  const wrong = 'Артикул;Цена;Категория\n901SL-0080;45.000;sliding-home\n\n901SL-0050;5;net-takoy\n';
  expect(await done('check/', form(wrong))).toMatchObject({
    ...{ added: 0, changed: 0, changes: [], errors_total: 2 },
    errors: [
      { sheet: null, line: 2, column: 'Цена', message: '«45.000» — не целое число' },
      { sheet: null, line: 4, column: 'Категория', message: 'Нет категории net-takoy' },
    ],
  });
  expect((await send('import/?plan=x', form(wrong))).statusCode).toBe(409);
  const many = await done('check/', form(`Артикул;Цена\n${'901SL-0080;x\n'.repeat(1_200)}`));
  expect([many.errors_total, many.errors.length]).toEqual([1_200, 1_000]);
});

test('refuses an unreadable file in words', async () => {
  const refusal = async (file: FormData) => {
    const response = await send('check/', file);
    return [response.statusCode, response.json().message];
  };
  expect(await refusal(form('x', 'goods.pdf'))).toEqual([415, expect.stringContaining('xlsx, xls, ods, csv')]);
  expect(await refusal(form('PK\u0003\u0004 damaged', 'a.XLSX'))).toEqual([400, expect.stringContaining('Книга не')]);
  expect(await refusal(form('Название;Цена\nПривод;5'))).toEqual([400, expect.stringContaining('нет столбца «Код')]);
  const rows = Array.from({ length: 50_001 }, (_, index) => `A-${index};5`).join('\n');
  expect(await refusal(form(`Артикул;Цена\n${rows}`))).toEqual([400, expect.stringMatching(/50.001.строка.*50.000/)]);
});

const inLines = { accept: `${LINES}, application/json` };
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The first line of each stage: a stage of more than a second has further ones. */
const beginnings = (lines: ReturnType<typeof linesOf>) =>
  lines.filter(({ progress }, at) => progress && progress.stage !== lines[at - 1]?.progress?.stage);

test('reports progress in lines before the answer or the problem, and keeps the status of a refusal before the work', async () => {
  const rows = Array.from(
    { length: 600 },
    (_, index) => `998XX-${index};Ролик ${index};XX;sliding-home;Ролик.;A;12;50`,
  );
  const given = form([prices.split('\n')[0], ...rows].join('\n'));
  const check = await api.manage('POST', '/products/file/check/', given, inLines);
  expect(check.statusCode).toBe(200);
  expect(check.headers).toMatchObject({ 'content-type': LINES, 'x-accel-buffering': 'no' });
  const checked = linesOf(check.body);
  expect(beginnings(checked)).toEqual([
    { progress: { stage: 'read', done: 0, total: 0 } },
    { progress: { stage: 'check', done: 0, total: 600 } },
  ]);
  expect(checked.at(-1)).toMatchObject({ answer: { added: 600, number: null } });
  expect(checked.filter((line) => 'answer' in line || 'problem' in line)).toHaveLength(1);

  const path = `/products/file/import/?plan=${checked.at(-1).answer.plan}`;
  const stale = linesOf((await api.manage('POST', `${path}-other`, given, inLines)).body);
  expect(stale.at(-1)).toMatchObject({ status: 409, problem: { status: 'error', code: 'goods_changed' } });
  const imported = linesOf((await api.manage('POST', path, given, inLines)).body);
  expect(imported).toContainEqual({ progress: { stage: 'write', done: 0, total: 600 } });
  expect(imported.at(-1)).toMatchObject({ answer: { added: 600, number: expect.any(Number) } });
  const undone = linesOf((await api.manage('POST', '/products/undo/', undefined, inLines)).body);
  expect(undone).toContainEqual({ progress: { stage: 'write', done: 0, total: 600 } });
  expect(undone.at(-1)).toMatchObject({ answer: { number: imported.at(-1).answer.number } });

  const damaged = linesOf((await api.manage('POST', '/products/file/check/', form('x;y'), inLines)).body);
  expect(damaged.at(-1)).toMatchObject({ status: 400, problem: { code: 'goods_file' } });
  const refused = async (url: string, file: FormData, headers = {}) =>
    (await api.manage('POST', url, file, { ...inLines, ...headers })).statusCode;
  expect(await refused('/products/file/check/', form('x', 'goods.pdf'))).toBe(415);
  expect(await refused('/products/file/check/', form(Buffer.alloc(10 * 2 ** 20 + 1)))).toBe(413);
  expect(await refused('/products/file/import/', given)).toBe(400);
  expect(await refused('/products/file/check/', given, { authorization: 'Bearer wrong' })).toBe(401);
});

test('finishes an import after its reader has disconnected', async () => {
  const given = prices.replaceAll('999XX-0001', '997XX-0001').replace('Привод Проба', 'Привод Обрыв');
  const { plan } = await done('check/', form(given));
  const leaving = new AbortController();
  const before = (await imports()).last?.number ?? 0;
  const response = await fetch(`${api.origin}/api/manage/products/file/import/?plan=${plan}`, {
    method: 'POST',
    body: form(given),
    headers: { ...api.manageHeaders, ...inLines },
    signal: leaving.signal,
  });
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('"stage":"read"');
  leaving.abort();
  await expect.poll(async () => (await imports()).last?.number ?? 0, { timeout: 60_000 }).toBeGreaterThan(before);
  expect((await listed('search=997xx0001')).total).toBe(1);
  expect(await done('check/', form(given))).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
});

/** Attributes of a product that have values: a workbook has a column of every attribute, YAML has those of the product. */
const filled = ({ given }: ReadGoods) => ({
  ...given,
  products: given.products.map(({ attributes = {}, ...product }) => ({
    ...product,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([, values]) => values.length > 0)),
  })),
});

test('sends all goods as a download that changes nothing, by a plain link of a staff session alone', async () => {
  const session = await logInAsStaff(api);
  const read: ReadGoods[] = [];
  for (const format of ['xlsx', 'yaml', 'csv']) {
    const name = `goods.${format}`;
    const url = `/api/manage/products/${name}`;
    const { statusCode, headers, bytes } = await api.get(url, { session, key: null });
    expect([statusCode, headers['content-disposition']]).toEqual([200, expect.stringContaining(`.${format}`)]);
    read.push(await readGoods(name, bytes));
    if (format === 'xlsx')
      expect(await done('check/?replace=true', form(bytes, name))).toMatchObject({
        ...{ added: 0, changed: 0, withdrawn: 0, errors_total: 0 },
      });
    expect((await api.get(url, { key: null })).statusCode).toBe(404);
  }
  const [xlsx, yaml, csv] = read.map(filled);
  expect(yaml).toEqual(xlsx);
  // CSV keeps no non-breaking spaces.
  const pricesOf = (goods: typeof csv) => goods!.products.map(({ article, price }) => [article, price]);
  expect(pricesOf(csv)).toEqual(pricesOf(xlsx));
  api.wait(15 * 60_000);
  const fresh = await logIn(api, ADMINISTRATOR);
  const url = '/api/manage/products/goods.csv';
  expect((await api.get(url, { session: fresh, key: null })).json().code).toBe('second_factor');
});
