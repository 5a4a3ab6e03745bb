import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as xlsx from '@e965/xlsx';
import { OfferDocument } from '@site/contracts/offer-document';
import type { ProposalConfiguration, ProposalOffer } from '@site/contracts/proposal-configuration';
import type { Proposal } from '@site/contracts/proposals';
import { stepLabels } from '@site/contracts/proposal-steps';
import { customerOffer } from '@site/kp-rules/customer-offer';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { subtotalLabel, totalRows } from '@site/kp-rules/total-rows';
import { rulesOf } from '@site/kp-rules/versions';
import { sql } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { office, throughOffice } from '../../../../test/office.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { outcome, proposalCallsOf, proposalOf } from '../../../../test/proposal-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

const [BUYER, EMPLOYEE, GOLD, STAFF, MANAGER] = ['001', '003', '005', '008', '011'].map((end) => `+79000000${end}`) as [
  string,
  string,
  string,
  string,
  string,
];
const DAY = '2026-11-21';
const inOffice = office ? test : test.skip;

let api: TestApp;
let kp: ReturnType<typeof proposalCallsOf>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '900', AUTH_CHECKS_PER_ADDRESS: '900' });
  kp = proposalCallsOf(api);
  await api.db.execute(sql`update companies set kp_access = true where id = 1`);
});
afterAll(() => api.close());

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');
const decimals = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const written = (kopecks: number) => plain(decimals.format(kopecks / 100));

const url = (slug: string, format: string) => `/api/account/kp/proposals/${slug}/proposal.${format}`;
const download = async (phone: string | null, slug: string, format: string) =>
  api.get(url(slug, format), { session: phone && (await kp.as(phone)), key: null });
const file = async (phone: string, slug: string, format: string) => {
  const response = await download(phone, slug, format);
  expect(response.statusCode).toBe(200);
  return response;
};

/** The worked example with its own items stored as the company's items. */
async function wholeMall(): Promise<ProposalConfiguration> {
  const own = [];
  for (const [kind, name, price, qty] of [
    ['service', 'Монтаж точки проезда', 45_000, 4],
    ['service', 'Монтаж автоматической кассы', 18_000, 2],
    ['product', 'Комплект кабеля', 64_000, 1],
  ] as const) {
    const [row] = await rowsOf<{ id: string }>(
      api.db.execute(
        sql`insert into company_items (company_id, kind, name, unit, price, created_at)
          values (1, ${kind}, ${name}, 'усл.', ${price}, ${`${DAY}T09:00:00Z`}) returning id`,
      ),
    );
    own.push({ kind, id: row!.id, qty });
  }
  const park = mall();
  const summary = { ...park.summary, discount_percent: 5 };
  return { ...park, summary, additionally: { ...park.additionally, own } };
}

const words: Partial<ProposalOffer> = {
  customer: { inn: '', company: 'ООО «Роща Девелопмент»', contact: 'Лещёва Инна', phone: '', email: '' },
  cover_letter: 'Здравствуйте!\n\nПредлагаем оборудование для парковки.',
  warranty: '24 месяца',
  delivery_term: '6 недель после предоплаты',
  signatory: { name: 'Мостовой И. И.', position: 'Директор' },
};
async function drafted(phone: string, park: ProposalConfiguration, offer: Partial<ProposalOffer> = {}) {
  const begun = await kp.begin(phone);
  return proposalOf(await kp.save(phone, { ...begun, offer: { ...begun.offer, ...words, ...offer } }, park));
}

/** The bill as the editor calculates it. */
function screen({ configuration, book, rules_version }: Proposal) {
  return customerOffer(rulesOf(rules_version).calculate(configuration, book), configuration, DAY);
}

let example: { mall: Proposal; garage: Proposal };
beforeAll(async () => {
  example = { mall: await drafted(MANAGER, await wholeMall()), garage: await drafted(GOLD, garage()) };
});
const cases = [
  ['mall', MANAGER, 7_933_960_00, 1_430_714_10],
  ['garage', GOLD, 3_404_252_00, 613_881_51],
] as const;
const proposals = cases.map(([name, phone]) => [name, phone] as const);

describe('access', () => {
  const formats = ['pdf', 'xlsx', 'svg', 'json'];
  test.each(formats)('%s: requires a login and the configurator', async (format) => {
    const { slug } = example.mall;
    expect((await download(null, slug, format)).statusCode).toBe(401);
    const gate = await download(BUYER, slug, format);
    expect([gate.statusCode, gate.json().data]).toEqual([403, expect.objectContaining({ dealer_access: false })]);
  });

  test.each(formats)('%s: returns 404 to other users and is not cached', async (format) => {
    const { slug, number } = example.mall;
    expect(outcome(await download(GOLD, slug, format))).toEqual([404, 'not found']);
    // An employee reads only their own proposals.
    expect((await download(EMPLOYEE, slug, format)).statusCode).toBe(404);
    const { headers } = await file(MANAGER, slug, format);
    expect(headers['cache-control']).toContain('no-store');
    const name = encodeURIComponent(`${number}_Берёзовая-роща.${format}`);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${name}`);
  });

  test('serves an employee of the manufacturer their trial proposal', async () => {
    const { slug } = await drafted(STAFF, garage());
    expect(await pdfText((await file(STAFF, slug, 'pdf')).bytes)).toContain('Камертон');
  });
});

test('does not cut a surrogate pair in a file name', async () => {
  const park = garage();
  const name = `${'Паркинг'.padEnd(59, 'а')}𝒜`;
  const { slug } = await drafted(GOLD, { ...park, structure: { ...park.structure, object_name: name } });
  for (const format of ['pdf', 'xlsx', 'svg', 'json'])
    expect((await file(GOLD, slug, format)).headers['content-disposition']).toContain(
      encodeURIComponent(`_${name.slice(0, 59)}.${format}`),
    );
});

describe('the sheet of paper', () => {
  test.each(cases)('%s: has the sums of the screen', async (name, phone, total, vat) => {
    const proposal = example[name];
    const bill = screen(proposal);
    expect([bill.total, bill.vat.amount]).toEqual([total, vat]);
    const text = await pdfText((await file(phone, proposal.slug, 'pdf')).bytes);
    const expected = bill.subtotals.flatMap(({ step, sum }) => [
      ...bill.lines.filter((line) => line.step === step).flatMap((line) => [line.retail!, line.sum!]),
      sum,
    ]);
    const sums = [...expected, ...totalRows(bill).map(({ sum }) => sum!)];
    // A card reader's frequency is not a sum.
    const read = text.match(/\d{1,3}(?: \d{3})*,\d{2}/g)!.filter((one) => one !== '13,56');
    expect(read).toEqual(sums.map(written));
    for (const { article } of bill.lines) expect(text).toContain(article ?? '');
  });

  test('contains the required texts, page numbers and repeated column heads', async () => {
    const { bytes } = await file(MANAGER, example.mall.slug, 'pdf');
    const text = await pdfText(bytes);
    for (const part of [
      `Коммерческое предложение № ${example.mall.number} от 21 ноября 2026 г.`,
      'Черновик: предложение ещё не отправлено',
      'Действует 14 дней со дня отправки',
      'ООО «Ворота Плюс»',
      'ИНН 0012345610, КПП 001201001',
      'ООО «Роща Девелопмент»',
      'ТРЦ «Берёзовая роща», Тверь',
      '400 машино-мест, 4 точки проезда, 2 точки оплаты',
      'Предлагаем оборудование для парковки.',
      'Итого по разделу «Точки проезда»',
      'В том числе НДС 22 %',
      'Семь миллионов девятьсот тридцать три тысячи девятьсот шестьдесят рублей 00 копеек',
      'Ставка НДС указана на дату предложения и применяется по дате отгрузки',
      'Предоплата 50 %, остаток перед отгрузкой',
      '24 месяца',
      'Мостовой И. И.',
      'Не является публичной офертой',
    ])
      expect(text).toContain(part);
    const pages = Number(/Стр\. 1 из (\d+)/.exec(text)?.[1]);
    expect(pages).toBeGreaterThan(2);
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Стр. ${page} из ${pages}`);
    expect(text.match(/Наименование/g)!.length).toBeGreaterThan(1);
  });

  const imagesIn = (bytes: Buffer) => bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

  test('omits what the offer hides and shows the partner’s logo', async () => {
    const hidden = { show_articles: false, show_images: false, show_unit_prices: false };
    const bare = await drafted(MANAGER, garage(), hidden);
    const before = await file(MANAGER, bare.slug, 'pdf');
    const text = await pdfText(before.bytes);
    expect(text).not.toMatch(/Артикул|908PE-0030|Цена|Скидка 7/);
    expect(text).toContain(written(3_404_252_00));
    expect(imagesIn(before.bytes)).toBe(0);
    expect(imagesIn((await file(MANAGER, example.mall.slug, 'pdf')).bytes)).toBeGreaterThan(20);

    const logo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#36c' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(logo)]), 'logo.png');
    const uploaded = await api.post('/api/account/profile/files/logo/', form, { session: await kp.as(MANAGER) });
    const { id } = uploaded.json().file;
    await api.db.execute(
      sql`update company_entries set published = jsonb_set(published, '{logo}', to_jsonb(${id}::text))
        where company_id = 1 and kind = 'office'`,
    );
    expect(imagesIn((await file(MANAGER, bare.slug, 'pdf')).bytes)).toBe(1);
  });

  test('renders identical bytes for the same proposal', async () => {
    const [one, other] = [await file(GOLD, example.garage.slug, 'pdf'), await file(GOLD, example.garage.slug, 'pdf')];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });
});

type Row = (string | number | undefined)[];
const sheetOf = (bytes: Uint8Array, name: string) => xlsx.read(bytes, { cellFormula: true }).Sheets[name]!;
const rowsIn = (sheet: xlsx.WorkSheet): Row[] => xlsx.utils.sheet_to_json(sheet, { header: 1 });
const kopecks = (value: Row[number]) => (typeof value === 'number' ? Math.round(value * 100) : value);
/** The last cell of the row with a label. */
const beside = (rows: Row[], label: string) => {
  const row = rows.find((cells) => cells.some((cell) => typeof cell === 'string' && plain(cell) === label))!;
  return kopecks(row[row.length - 1]);
};

/** Removes the cached values, so that a program has to calculate the formulas. */
function withoutValues(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const stripped = Object.entries(parts).map(([name, part]): [string, Uint8Array] => [
    name,
    name.includes('worksheets/') ? strToU8(strFromU8(part).replace(/<\/f><v>[^<]*<\/v>/g, '</f>')) : part,
  ]);
  return zipSync(Object.fromEntries(stripped));
}

function expectBill(rows: Row[], proposal: Proposal) {
  const bill = screen(proposal);
  const [head] = rows.filter(([first]) => first === '№');
  expect(head).toEqual(['№', 'Раздел', 'Артикул', 'Наименование', 'Ед.', 'Кол-во', 'Цена', 'Скидка %', 'Сумма']);
  const lines = rows.filter(([first]) => typeof first === 'number');
  expect(
    lines.map(([, , article, name, , qty, price, percent, sum]) => [
      ...[article || null, name, qty, kopecks(price), percent, kopecks(sum)],
    ]),
  ).toEqual(
    bill.lines.map((line) => [...[line.article, line.name, line.qty, line.retail, line.discount_percent, line.sum]]),
  );
  expect(
    rows.filter((row) => row.some((cell) => String(cell).startsWith('Итого по'))).map((row) => kopecks(row.at(-1))),
  ).toEqual(bill.subtotals.map(({ sum }) => sum));
  const totals = totalRows(bill);
  expect(totals.map(({ label }) => beside(rows, plain(label)))).toEqual(totals.map(({ sum }) => sum));
}

describe('the workbook', () => {
  test.each(proposals)(
    '%s: stores numbers as numbers and sums as formulas with the values of the screen',
    async (name, phone) => {
      const { bytes, headers } = await file(phone, example[name].slug, 'xlsx');
      expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      expect(xlsx.read(bytes).SheetNames).toEqual(['Смета', 'Параметры']);
      const sheet = sheetOf(bytes, 'Смета');
      expectBill(rowsIn(sheet), example[name]);
      const formulas = Object.entries(sheet).filter(([, cell]) => (cell as xlsx.CellObject).f);
      const { lines, subtotals } = screen(example[name]);
      expect(formulas).toHaveLength(lines.length + subtotals.length + totalRows(screen(example[name])).length);
      expect(formulas.every(([at, cell]) => at.startsWith('I') && (cell as xlsx.CellObject).t === 'n')).toBe(true);
    },
  );

  test('lists the entered parameters in words', async () => {
    const { bytes } = await file(MANAGER, example.mall.slug, 'xlsx');
    const rows = rowsIn(sheetOf(bytes, 'Параметры')).map((row) => row.map((cell) => plain(String(cell))));
    expect(rows).toEqual(
      expect.arrayContaining([
        ['Структура парковки', 'Тип объекта', 'ТРЦ'],
        ['Структура парковки', 'Минимальная температура', '−28 °C'],
        ['Точки проезда', 'Выезд 2', 'Выезд, улица, ширина 4,5 м, голосовая связь'],
        ['Точки оплаты', 'Касса 1', 'Наличные и карта, помещение'],
        ['Серверы', 'Сервер парковки', 'по расчёту'],
        ['Условия', 'Гарантия', '24 месяца'],
      ]),
    );
  });

  test('stores text that looks like a formula as text', async () => {
    const park = garage();
    const names = ['=HYPERLINK("https://evil.test")', '@SUM(1)', '+1', '-1'];
    const lanes = names.map((name, index) => ({ ...park.lanes[index % 2]!, id: `lane-${index}`, name }));
    const { slug } = await drafted(GOLD, { ...park, lanes });
    const sheet = sheetOf((await file(GOLD, slug, 'xlsx')).bytes, 'Параметры');
    const cells = Object.values(sheet).filter((cell) => names.includes((cell as xlsx.CellObject).v as string));
    expect(cells.map((cell) => (cell as xlsx.CellObject).t)).toEqual(['s', 's', 's', 's']);
    expect(Object.values(sheet).filter((cell) => (cell as xlsx.CellObject).f)).toEqual([]);
  });

  test('omits unit prices when the offer hides them', async () => {
    const { slug } = await drafted(GOLD, garage(), { show_articles: false, show_unit_prices: false });
    const rows = rowsIn(sheetOf((await file(GOLD, slug, 'xlsx')).bytes, 'Смета'));
    expect(rows.find(([first]) => first === '№')).toEqual(['№', 'Раздел', 'Наименование', 'Ед.', 'Кол-во', 'Сумма']);
    expect(['Итого', 'Скидка', 'Всего'].map((label) => beside(rows, label))).toEqual([
      3_660_480_00, 256_228_00, 3_404_252_00,
    ]);
  });

  inOffice(
    'gives the same sums when LibreOffice calculates the formulas (skipped where soffice is not installed)',
    async () => {
      for (const [name, phone] of cases) {
        const { bytes } = await file(phone, example[name].slug, 'xlsx');
        const saved = await throughOffice(withoutValues(bytes), 'xlsx', 'xlsx');
        expectBill(rowsIn(sheetOf(saved, 'Смета')), example[name]);
      }
    },
    120_000,
  );
});

describe('the rows of totals', () => {
  const park = mall();
  const discounted = { ...park.summary, discount_percent: 5 };
  test.each([
    ['with a discount', { ...park, summary: discounted }],
    ['without a discount', { ...park, summary: { ...park.summary, discount_percent: 0, line_discounts: {} } }],
    ['without VAT', { ...park, summary: { ...discounted, vat_mode: 'none' as const } }],
  ])('%s: have the names and the order of the screen in the PDF and in the workbook', async (_what, configuration) => {
    const proposal = await drafted(GOLD, configuration);
    const bill = screen(proposal);
    const expected = [
      ...bill.subtotals.map(({ step }) => subtotalLabel(stepLabels[step])),
      ...totalRows(bill).map(({ label }) => label),
    ].map(plain);
    const isTotal = (label: string) => /^(Итого|Скидка$|Всего$|В том числе НДС|Без НДС)/.test(label);
    const rows = rowsIn(sheetOf((await file(GOLD, proposal.slug, 'xlsx')).bytes, 'Смета'));
    expect(
      rows.map((row) => plain(String(row.find((cell) => typeof cell === 'string') ?? ''))).filter(isTotal),
    ).toEqual(expected);
    const text = await pdfText((await file(GOLD, proposal.slug, 'pdf')).bytes);
    const places = expected.map((label) => text.lastIndexOf(label === 'Скидка' ? 'Скидка −' : `${label} `));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text.includes('Скидка −')).toBe(expected.includes('Скидка'));
  });
});

describe('the plan', () => {
  const drawing = {
    objects: {
      'lane/lane-1/camera-1': { dx: 500, dy: 0, name: 'Камера <на мачте> & столбе' },
      'room/switch-1': { dx: 0, dy: 1_000, name: '' },
    },
  };

  test('is saved with moved and named objects and drawn true to scale', async () => {
    const { slug, configuration } = await drafted(GOLD, { ...mall(), drawing });
    expect(configuration.drawing).toEqual(drawing);
    const { headers, body } = await file(GOLD, slug, 'svg');
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(body).toContain('<title>Камера &lt;на мачте&gt; &amp; столбе</title>');
    const [, width, height, w, h] = /width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 (\d+) (\d+)"/.exec(body)!;
    expect([Number(w) / Number(width), Number(h) / Number(height)].map(Math.round)).toEqual([200, 200]);
    // Sharp rejects invalid XML, which browsers tolerate.
    const { width: pixels } = await sharp(Buffer.from(body)).metadata();
    expect(pixels).toBeGreaterThan(400);
  });

  test('is a landscape page of the PDF with its scale and every lane', async () => {
    const { bytes } = await file(MANAGER, example.mall.slug, 'pdf');
    const text = await pdfText(bytes);
    for (const part of ['План парковки. Лист 1.', 'Масштаб 1 : 200', 'Выезд 2', '4,5 м', 'на улицу', 'линий 12'])
      expect(text).toContain(part);
  });

  test.each([
    ['an unknown lane', { 'lane/lane-77/camera-1': { dx: 0, dy: 0, name: '' } }],
    ['an unknown id', { 'wall/1': { dx: 0, dy: 0, name: '' } }],
    ['a position beyond any sheet', { room: { dx: 60_001, dy: 0, name: '' } }],
    ['a fraction of a millimetre', { room: { dx: 0.5, dy: 0, name: '' } }],
    ['a long name', { room: { dx: 0, dy: 0, name: 'я'.repeat(61) } }],
  ])('rejects %s', async (_, objects) => {
    const begun = await kp.begin(GOLD);
    const response = await kp.save(GOLD, begun, { ...mall(), drawing: { objects } });
    expect(response.statusCode).toBe(400);
  });
});

describe('files without the partner’s costs', () => {
  const whole = (bytes: Uint8Array) =>
    ['Смета', 'Параметры'].map((name) => xlsx.utils.sheet_to_csv(sheetOf(bytes, name))).join('\n');

  test.each(proposals)('%s', async (name, phone) => {
    const { slug, purchase } = example[name];
    const [pdf, book, json, svg] = await Promise.all(
      ['pdf', 'xlsx', 'json', 'svg'].map((format) => file(phone, slug, format)),
    );
    const texts = [await pdfText(pdf!.bytes), whole(book!.bytes), json!.body, svg!.body];
    const secret = [purchase!.cost, purchase!.margin];
    for (const text of texts) {
      expect(text).not.toMatch(/закуп|марж|себестоим|purchase|margin|below_cost|"cost"|gold|silver|platinum/i);
      for (const sum of secret) {
        expect(plain(text)).not.toContain(written(sum));
        expect(text).not.toContain(String(sum));
        expect(text).not.toContain(String(sum / 100));
      }
    }
  });

  test('serves JSON that matches the schema exactly, with articles and prices', async () => {
    const { slug } = await drafted(GOLD, garage(), { show_articles: false, show_unit_prices: false });
    const { headers, body } = await file(GOLD, slug, 'json');
    expect(headers['content-type']).toMatch(/^application\/json/);
    const document = OfferDocument.parse(JSON.parse(body));
    expect(document).toEqual(JSON.parse(body));
    expect(document.totals).toMatchObject({ retail_total: 3_660_480_00, discount: 256_228_00, total: 3_404_252_00 });
    expect(document.sections[0]!.lines[0]).toMatchObject({ number: 1, article: '908PE-0030', retail: 268_000_00 });
    expect(document.shows).toEqual({ articles: true, images: true, unit_prices: true });
  });
});
