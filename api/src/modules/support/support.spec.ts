import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as xlsx from '@e965/xlsx';
import { PriceListPageData, type PriceListSection, PriceListsPageData } from '@site/contracts/price-lists';
import { SupportPageData } from '@site/contracts/support';
import { sql } from 'drizzle-orm';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const [BUYER, PARTNER, EMPLOYEE] = ['+79000000001', '+79000000005', '+79000000008'];

let api: TestApp;
let as: (phone: string) => Promise<string>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '200' });
  ({ as } = orderCallsOf(api));
});
afterAll(() => api.close());

describe('support documents', () => {
  const list = async (path = '', session: string | null = null) =>
    SupportPageData.parse((await api.get(`/api/support/${path}`, { session })).json().pagedata);
  const titles = async (path: string) => (await list(path)).items.map(({ title }) => title);

  test('have a page for each kind, and the section lists all', async () => {
    const all = await list();
    for (const kind of ['catalog', 'instructions', 'passports', 'parts', 'certifications', 'services'] as const) {
      const page = await list(`${kind}/`);
      expect([kind, page.section, page.total]).toEqual([kind, kind, all.counts[kind]]);
      expect(page.total).toBeGreaterThan(0);
    }
    expect(all.total).toBe(Object.values(all.counts).reduce((sum, count) => sum + count, 0));
    expect((await api.get('/api/support/posters/')).statusCode).toBe(404);
  });

  test('are filtered by the URL, with the available options', async () => {
    const manuals = await list('instructions/?category=sliding-gates&language=ru');
    expect(manuals.items.map(({ title }) => title)).toContain(
      'Инструкция по\u00a0монтажу, серия SL'.replace('\u00a0', ' '),
    );
    expect(manuals.languages).toEqual(['ru', 'en']);
    expect(manuals.series).toContain('BA');
    expect((await list('instructions/?series=BA&language=en')).total).toBe(1);
    expect((await list('?kind=passports&category=nowhere')).total).toBe(0);
    expect((await list('instructions/?language=tatar&sort=weight')).total).toBe((await list('instructions/')).total);
    expect((await api.get('/api/support/?kind=passports')).json().seo.robots).toBe('noindex, follow');
  });

  test('are found by current or former articles and by words, without wildcards', async () => {
    for (const search of ['901SL-0080', '901sl0080', '901SL–0080', '001SL80-24', 'SL-80', 'sl80', 'привод SL-80'])
      expect([search, await titles(`instructions/?search=${encodeURIComponent(search)}`)]).toEqual([
        search,
        expect.arrayContaining(['Инструкция по монтажу, серия SL']),
      ]);
    expect(await titles(`?search=${encodeURIComponent('серия titan регламент')}`)).toEqual([
      'Регламент обслуживания приводов, серия TITAN',
    ]);
    expect((await list('?search=%25')).total).toBe(0);
  });

  test('are sorted by date and size, with paging', async () => {
    const dates = (await list('instructions/?sort=old')).items.map(({ updated_at }) => updated_at);
    expect(dates).toEqual([...dates].sort());
    const sizes = (await list('?sort=large')).items.map(({ size_bytes }) => size_bytes);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    const { pages, total } = await list();
    const last = await list(`?page=${pages}`);
    expect(last.items.length).toBe(total - (pages - 1) * 20);
    expect((await api.get(`/api/support/?page=${pages + 1}`)).statusCode).toBe(404);
    expect((await api.get('/api/support/?page=2')).json().seo).toMatchObject({
      title: expect.stringMatching(/страница.2$/),
      canonical: '/support?page=2',
    });
  });

  test('include a certificate until its last day, in lists and on products', async () => {
    await api.db.execute(
      sql`update documents set valid_until = '2026-11-21' where slug = 'obrazets-deklaratsii-sootvetstviya-seriya-sl'`,
    );
    const title = 'Образец декларации соответствия, серия SL';
    const ofProduct = async () =>
      (await api.get('/api/product/privod-sl-80/'))
        .json()
        .pagedata.product.documents.map((one: { title: string }) => one.title);
    expect(await titles('certifications/?series=SL')).toEqual([title]);
    expect(await ofProduct()).toContain(title);
    await api.db.execute(
      sql`update documents set valid_until = '2026-11-20' where slug = 'obrazets-deklaratsii-sootvetstviya-seriya-sl'`,
    );
    // Expire the cached reads.
    api.wait(6000);
    expect(await titles('certifications/?series=SL')).toEqual([]);
    expect(await ofProduct()).not.toContain(title);
    // The direct link still works.
    expect(
      (await api.get('/media/document/obrazets-deklaratsii-sootvetstviya-seriya-sl.pdf', { key: null })).statusCode,
    ).toBe(200);
  });

  test('hide the link to a partner document from other visitors and protect its file', async () => {
    const of = async (session: string | null) =>
      (await list('services/?series=TITAN', session)).items.map(({ url, is_partner_only }) => [is_partner_only, url]);
    const url = '/media/document/reglament-obsluzhivaniya-privodov-seriya-titan.pdf';
    const [partner, employee, buyer] = [await as(PARTNER), await as(EMPLOYEE), await as(BUYER)];
    for (const session of [null, buyer]) expect(await of(session)).toEqual([[true, null]]);
    for (const session of [partner, employee]) expect(await of(session)).toEqual([[true, url]]);

    const file = '/api/support/documents/reglament-obsluzhivaniya-privodov-seriya-titan/document.pdf';
    const statuses = [];
    for (const session of [null, buyer, partner, employee])
      statuses.push((await api.get(file, { session, key: null })).statusCode);
    expect(statuses).toEqual([401, 403, 200, 200]);
    const permanent = await fetch(`${api.origin}${url}`, { redirect: 'manual' });
    expect([permanent.status, permanent.headers.get('location')]).toEqual([302, file]);
    expect(await pdfText((await api.get(file, { session: partner, key: null })).bytes)).toContain(
      'Поиск неисправностей',
    );
  });
});

describe('price lists', () => {
  const get = (path: string, session: string | null = null) => api.get(`/api/support/price-list/${path}`, { session });
  const list = async (path: string, session: string | null = null) =>
    PriceListPageData.parse((await get(path, session)).json().pagedata);
  const lists = async (session: string | null) =>
    PriceListsPageData.parse((await get('', session)).json().pagedata).lists.map(({ title }) => title);
  const rowsOf = (sections: PriceListSection[]) =>
    sections.flatMap(({ rows, children }) => [...rows, ...children.flatMap((child) => child.rows)]);

  test('contain all products of their sections at catalogue prices', async () => {
    const { sections, total, shown, valid_from, own_prices } = await list('automation/');
    expect([valid_from, own_prices, shown]).toEqual(['2026-11-01', false, total]);
    expect(sections[0]).toMatchObject({ anchor: '/#sliding-gates', title: 'Откатные ворота' });
    expect(sections[0]?.children.map(({ anchor }) => anchor)).toContain('/#sliding-home');
    const rows = rowsOf(sections);
    expect(rows.length).toBe(total);
    expect(rows.find(({ article }) => article === '901SL-0080')).toMatchObject({
      ...{ url: '/product/privod-sl-80/', unit: 'шт.', price: { retail: 32400 }, note: '' },
    });
    expect(rows.find(({ article }) => article === '901SL-0050')?.note).toBe('Снят с\u00a0производства');
    expect(rowsOf((await list('retail/')).sections).some(({ price }) => price.retail === null)).toBe(true);
    expect((await get('nobody/')).statusCode).toBe(404);
  });

  test('are searched by article and words, without empty sections', async () => {
    for (const search of ['901sl0080', '901SL–0080'])
      expect(
        rowsOf((await list(`automation/?search=${encodeURIComponent(search)}`)).sections).map(({ article }) => article),
      ).toEqual(['901SL-0080']);
    const { total, sections } = await list(`retail/?search=${encodeURIComponent('привод sl')}`);
    expect(total).toBeGreaterThan(3);
    const anchors = sections.map(({ anchor }) => anchor);
    expect([anchors.includes('/#sliding-gates'), anchors.includes('/#turnstiles')]).toEqual([true, false]);
    expect(await list('retail/?search=%25%25')).toMatchObject({ total: 0, sections: [] });
  });

  test('show a partner’s own price beside the retail one', async () => {
    const { sections, own_prices } = await list('automation/', await as(PARTNER));
    expect(own_prices).toBe(true);
    expect(rowsOf(sections).find(({ article }) => article === '901SL-0080')?.price).toMatchObject({
      retail: 32400,
      own: 24300,
    });
  });

  test('are visible only to partners and the manufacturer’s employees when they are for partners', async () => {
    const [buyer, partner, employee] = [await as(BUYER), await as(PARTNER), await as(EMPLOYEE)];
    for (const path of ['partner/', 'partner/price-list.xlsx', 'partner/price-list.pdf']) {
      const statuses = [];
      for (const session of [null, buyer, partner, employee]) statuses.push((await get(path, session)).statusCode);
      expect([path, ...statuses]).toEqual([path, 401, 403, 200, 200]);
    }
    expect(await lists(null)).not.toContain('Партнёрский прайс-лист');
    expect(await lists(buyer)).not.toContain('Партнёрский прайс-лист');
    expect(await lists(partner)).toContain('Партнёрский прайс-лист');
  });

  test('have numeric prices in the workbook and all rows in the PDF', async () => {
    const file = async (format: string, session: string | null) =>
      (await api.get(`/api/support/price-list/automation/price-list.${format}`, { session, key: null })).bytes;
    const sheetOf = async (session: string | null) =>
      xlsx.utils.sheet_to_json<(string | number)[]>(xlsx.read(await file('xlsx', session)).Sheets['Прайс-лист']!, {
        header: 1,
      });
    const find = (rows: (string | number)[][]) => rows.find(([article]) => article === '901SL-0080');
    expect(find(await sheetOf(null))?.slice(2, 4)).toEqual(['шт.', 32400]);
    expect(find(await sheetOf(await as(PARTNER)))?.slice(2, 5)).toEqual(['шт.', 32400, 24300]);

    const text = await pdfText(await file('pdf', null));
    for (const part of [
      'Автоматика для ворот',
      'действительны с 1 ноября 2026',
      '901SL-0080',
      '32 400 ₽',
      'Страница 1',
    ])
      expect(text).toContain(part);
  });
});
