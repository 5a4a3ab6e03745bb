import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { callsOf } from '../../../test/cart-calls.ts';
import { DEFECTS, EXCHANGE, exchangeClient, MAIN_STORE, offersXml } from '../../../test/exchange-calls.ts';
import { sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';

const HOUR = 60 * 60_000;

let api: TestApp;
let client: ReturnType<typeof exchangeClient>;
beforeEach(async () => {
  api = await startTestApp({ ...EXCHANGE, EXCHANGE_WAREHOUSES: 'основной склад' });
  client = exchangeClient(api);
});
afterEach(() => api.close());

const SL_80 = { id: 'c0f0b7e3-1111-11ee-8000-00155d000080', article: '901SL-0080' };
const SL_50 = { id: 'c0f0b7e3-1111-11ee-8000-00155d000050', article: '901SL-0050' };

type Stored = { price_retail: number | null; stock_qty: number; stock_state: string };
async function stored(article: string): Promise<Stored> {
  const [row] = await rowsOf<Stored>(
    api.db.execute(sql`select price_retail, stock_qty, stock_state from products where article = ${article}`),
  );
  return row!;
}

describe('a session of exchange', () => {
  test('needs the login of 1C, and without settings there is no exchange', async () => {
    const wrong = await exchangeClient(api, { user: EXCHANGE.EXCHANGE_USER, password: 'guess' }).logIn('catalog');
    expect([wrong.status, await wrong.text()]).toEqual([401, 'failure\nНеверное имя пользователя или пароль']);
    expect(await client.step('catalog', 'init')).toBe('failure\nСеанс обмена истёк, начните обмен заново');
    expect(await client.begin('catalog')).toBe(262_144);

    const other = await startTestApp({}, { database: api.database });
    expect((await exchangeClient(other).logIn('catalog')).status).toBe(404);
    await other.close();
  });

  test('limits wrong passwords, but never the right one', async () => {
    const guessing = exchangeClient(api, { user: EXCHANGE.EXCHANGE_USER, password: 'guess' });
    const statuses = new Set<number>();
    for (let guess = 0; guess < 22; guess += 1) statuses.add((await guessing.logIn('sale')).status);
    expect([...statuses]).toEqual([401, 429]);
    expect((await client.logIn('sale')).status).toBe(200);
  });

  test('ends an hour after its last request, and its files with it', async () => {
    await client.begin('catalog');
    await client.upload('catalog', 'offers.xml', offersXml([]));
    api.wait(HOUR - 1);
    expect(await client.upload('catalog', 'offers.xml', 'x')).toBe('success');
    api.wait(HOUR + 1);
    expect(await client.step('catalog', 'import', { filename: 'offers.xml' })).toContain('Сеанс обмена истёк');
    await api.sweep('exchange');
    expect(await rowsOf(api.db.execute(sql`select 1 from exchange_sessions`))).toEqual([]);
    expect(await rowsOf(api.db.execute(sql`select 1 from exchange_parts`))).toEqual([]);
  });

  test('goes on in another process', async () => {
    const other = await startTestApp(EXCHANGE, { database: api.database });
    await client.begin('catalog');
    const offers = offersXml([{ ...SL_80, price: '40100' }]);
    await client.upload('catalog', 'offers.xml', offers);
    client.moveTo(other);
    expect(await client.import('offers.xml')).toMatch(/^success\nДобавлено 0, изменено 1/);
    await other.close();
  });

  test.each(['../offers.xml', '/etc/passwd.xml', 'a/../../b.xml', 'c:\\offers.xml', 'a\nb.xml', ''])(
    'rejects the file name %j',
    async (filename) => {
      await client.begin('catalog');
      expect(await client.upload('catalog', filename, offersXml([]))).toBe('failure\nНеверное имя файла');
    },
  );

  test('rejects unknown steps and files that were not uploaded', async () => {
    await client.begin('catalog');
    expect(await client.step('catalog', 'deactivate')).toBe('failure\nРежим deactivate не поддерживается');
    expect(await client.import('import.xml')).toBe('failure\nФайл import.xml не передан');
    expect(await (await fetch(`${api.origin}/api/exchange/1c/?type=orders&mode=init`)).text()).toBe(
      'failure\nНеизвестный запрос обмена',
    );
  });
});

describe('an import of offers', () => {
  test('changes prices and stock of a whole file, then of its changes, also on pages and in carts', async () => {
    const { put } = callsOf(api);
    const { product } = (await api.get('/api/product/privod-sl-80/')).json().pagedata;
    const session = sessionOf(await put(product.id, 1))!;
    const first = await client.send(
      'offers.xml',
      offersXml(
        [
          { ...SL_80, price: '41300.00', stock: { [MAIN_STORE]: '3.000', [DEFECTS]: '2' } },
          { ...SL_50, price: '27 500', stock: '0' },
        ],
        { changesOnly: false },
      ),
    );
    expect(first).toBe('success\nДобавлено 0, изменено 2, снято 0, без изменений 0');
    expect(await stored('901SL-0080')).toEqual({ price_retail: 41_300, stock_qty: 3, stock_state: 'low_stock' });
    expect(await stored('901SL-0050')).toMatchObject({ price_retail: 27_500, stock_qty: 0 });
    const parts = sql`select stocks from products where article = '901SL-0080'`;
    expect(await rowsOf(api.db.execute(parts))).toEqual([{ stocks: [{ warehouse: 'Основной склад', qty: 3 }] }]);

    // A file of changes names products and types of prices by identifiers only.
    const second = await client.send('offers.xml', offersXml([{ id: SL_80.id, price: '77773' }], { types: false }));
    expect(second).toBe('success\nДобавлено 0, изменено 1, снято 0, без изменений 0');
    expect(await stored('901SL-0080')).toEqual({ price_retail: 77_773, stock_qty: 3, stock_state: 'low_stock' });
    expect(await stored('901SL-0050')).toMatchObject({ price_retail: 27_500 });

    api.wait(5_000);
    for (const path of ['/product/privod-sl-80/', `/catalog/${product.category.url}/?page=1-9`, '/cart/'])
      expect([path, (await api.get(`/api${path}`, { session })).body]).toEqual([
        path,
        expect.stringContaining('77773'),
      ]);
    const made = (await api.manage('GET', '/decisions/?noun=products')).json().items;
    expect(made).toMatchObject([{ author: '1С', action: 'import' }, { author: '1С' }]);
    expect((await api.manage('POST', '/products/undo/', {})).json()).toMatchObject({ changed: 1 });
    expect(await stored('901SL-0080')).toMatchObject({ price_retail: 41_300 });
  });

  test('takes archives, in parts of any size', async () => {
    await client.begin('catalog');
    const archive = zipSync({
      'offers.xml': strToU8(offersXml([{ ...SL_80, price: '41300' }])),
      'a/b.jpg': strToU8('x'),
    });
    expect(await client.upload('catalog', 'v8_10_2.zip', archive, 100)).toBe('success');
    expect(await client.import('offers.xml')).toMatch(/^success\n.*изменено 1/);
    // A lost response is asked for again.
    expect(await client.import('offers.xml')).toMatch(/^success\n.*изменено 1/);
    expect(await stored('901SL-0080')).toMatchObject({ price_retail: 41_300 });
  });

  test('takes parts of a file that end inside a letter, and text in Windows-1251', async () => {
    await client.begin('catalog');
    await client.upload('catalog', 'offers.xml', offersXml([{ ...SL_80, price: '41300' }]), 77);
    expect(await client.import('offers.xml')).toMatch(/^success\n.*изменено 1/);
    const text = offersXml([{ ...SL_80, price: '41400' }])
      .replace('\ufeff', '')
      .replace('UTF-8', 'windows-1251');
    const bytes = Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      if (code < 128) return code;
      return letter === 'ё' ? 0xb8 : code - 0x410 + 0xc0;
    });
    await client.begin('catalog');
    await client.upload('catalog', 'offers.xml', bytes);
    expect(await client.import('offers.xml')).toMatch(/^success\n.*изменено 1/);
  });

  test('keeps the states that 1C does not know, and leaves stock when the file has none', async () => {
    const set = (state: string, weeks: number | null) =>
      api.db.execute(sql`
        update products set stock_state = ${state}, lead_weeks = ${weeks}, stock_qty = 5 where article = '901SL-0080'`);
    const after = async (state: string, weeks: number | null, stock: string) => {
      await set(state, weeks);
      await client.send('offers.xml', offersXml([{ ...SL_80, stock }]));
      const { stock_state, stock_qty } = await stored('901SL-0080');
      return [stock_state, stock_qty];
    };
    expect(await after('low_stock', null, '7')).toEqual(['low_stock', 7]);
    expect(await after('expected', null, '7')).toEqual(['in_stock', 7]);
    expect(await after('expected', null, '0')).toEqual(['expected', 0]);
    expect(await after('in_stock', null, '-2')).toEqual(['on_request', 0]);
    expect(await after('in_stock', 6, '0')).toEqual(['backorder', 0]);
    expect(await after('discontinued', null, '1')).toEqual(['discontinued', 1]);
    await set('in_stock', null);
    await client.send('offers.xml', offersXml([{ ...SL_80, price: '41500' }]));
    expect(await stored('901SL-0080')).toEqual({ price_retail: 41_500, stock_qty: 5, stock_state: 'in_stock' });
  });

  test('reports what it left out', async () => {
    const answer = await client.send(
      'offers.xml',
      offersXml([
        { ...SL_80, price: '41300' },
        { id: 'x-1', article: 'НЕТ-1', price: '5' },
        { id: `${SL_50.id}#c1`, article: SL_50.article, price: '5' },
        { ...SL_50, price: '1', type: 'b7e3c0f0-0001-11ee-8000-00155d000002' },
      ]),
    );
    expect(answer.split('\n')).toEqual([
      'success',
      'Добавлено 0, изменено 1, снято 0, без изменений 1',
      'Предложений без товара на сайте: 1 (НЕТ-1)',
      'Предложений с характеристиками, которых сайт не хранит: 1 (901SL-0050)',
      'Цены «Партнёрская» не загружены: сайт считает их от розничной',
    ]);
  });

  test('writes nothing when a price is wrong, and names each', async () => {
    const before = await stored('901SL-0080');
    const answer = await client.send(
      'offers.xml',
      offersXml([
        { ...SL_80, price: '41300' },
        { ...SL_50, price: '27500.50', stock: 'много' },
      ]),
    );
    expect(answer.split('\n')).toEqual([
      'failure',
      expect.stringMatching(/^Строка \d+, товар 901SL-0050: цена «27500.50» — не целые рубли$/),
      expect.stringMatching(/^Строка \d+, товар 901SL-0050: количество — не число$/),
    ]);
    const twice = await client.send(
      'offers.xml',
      offersXml([
        { ...SL_80, price: '1' },
        { ...SL_80, price: '2' },
      ]),
    );
    expect(twice).toBe('failure\n901SL-0080, «Артикул»: 901SL-0080 уже есть в другой строке');
    expect(await stored('901SL-0080')).toEqual(before);
  });

  test('rejects an unknown type of prices', async () => {
    expect(await client.send('offers.xml', offersXml([{ ...SL_80, price: '1' }], { retail: 'Оптовая' }))).toBe(
      'failure\nНет типа цен «Розничная», есть «Оптовая», «Партнёрская»',
    );
    expect(await client.send('offers.xml', offersXml([{ ...SL_80, price: '1', type: 'other' }]))).toMatch(
      /^failure\nСтрока \d+, товар 901SL-0080: нет типа цен other$/,
    );
  });

  const whole = offersXml([{ ...SL_80, price: '41300' }]);
  test.each([
    ['a broken tag', whole.replace('</Цены>', '</Цена>'), /^failure\nСтрока \d\d: файл XML повреждён \(unexpected/],
    ['a missing end', whole.slice(0, -40), /^failure\nСтрока \d\d: файл XML повреждён \(unclosed tag/],
    ['another root', '<html></html>', /^failure\nСтрока 1: вместо КоммерческаяИнформация начинается элемент html$/],
    ['no content', ' ', /^failure\nСтрока 1: /],
    [
      'an external entity',
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${whole.slice(40)}`,
      /^failure\nСтрока 1: объявление DOCTYPE не принимается$/,
    ],
    ['an unknown encoding', whole.replace('UTF-8', 'UTF-77'), /^failure\nСтрока 1: кодировка UTF-77 не поддерживается/],
    [
      'deep nesting',
      whole.replace('<Предложения>', '<а>'.repeat(200)),
      /^failure\nСтрока \d\d: вложенность больше 100$/,
    ],
  ])('reports the line and the reason of %s', async (_case, content, reason) => {
    expect(await client.send('offers.xml', content)).toMatch(reason);
  });

  test('rejects a broken archive, and one that unpacks to too much', async () => {
    await client.begin('catalog');
    await client.upload('catalog', 'v8.zip', 'PK not an archive');
    expect(await client.import('offers.xml')).toBe('failure\nАрхив v8.zip повреждён');
    const bomb = zipSync({ 'offers.xml': new Uint8Array(257 * 2 ** 20) }, { level: 1 });
    await client.begin('catalog');
    await client.upload('catalog', 'v8.zip', bomb);
    expect(await client.import('offers.xml')).toBe('failure\nФайл в архиве v8.zip больше 256 МБ');
  });
});
