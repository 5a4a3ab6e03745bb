import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@site/contracts/endpoints';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { manageCommand, manageProcess } from '../test/manage-command.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';

const KEY = 'a-key-for-the-command-of-32-characters';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ MANAGE_KEY: KEY });
});
afterAll(() => api.close());

const settings = (): Record<string, string> => ({
  API_ORIGIN: api.origin,
  MANAGE_KEY: KEY,
  MANAGE_AUTHOR: 'Заказова Зоя',
});
const manage = (args: string[], changed: Record<string, string> = {}) =>
  manageCommand(args, { ...settings(), ...changed });

test('lists, shows and moves orders and records the author', async () => {
  const { items } = JSON.parse((await manage(['orders', '--status', 'awaiting_payment', '--json'])).stdout);
  const number = String(items[0].number);
  expect((await manage(['orders'])).stdout).toContain(number);
  expect((await manage(['orders', 'show', number])).stdout).toMatch(
    /Ожидает оплаты[\s\S]*Next: partially_paid, paid, cancelled/,
  );
  expect(await manage(['orders', 'move', number, 'cancelled'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('text: Укажите причину'),
  });
  expect((await manage(['orders', 'move', number, 'paid', '--text', 'Платёж 15'])).stdout).toBe(
    `Order ${number}: Оплачен. Next: assembling\n`,
  );
  expect((await manage(['decisions', '--noun', 'orders'])).stdout).toMatch(
    new RegExp(`Заказова Зоя {2}orders ${number} {2}paid, Платёж 15`),
  );
});

test('orders each list by the columns of its contract, and names them in the help', async () => {
  const totals = async (sort: string) =>
    JSON.parse((await manage(['orders', '--json', '--sort', sort])).stdout).items.map(
      ({ total }: { total: number }) => total,
    );
  const rising: number[] = await totals('total');
  expect(rising).toEqual(rising.toSorted((one, other) => one - other));
  expect((await totals('-total'))[0]).toBeGreaterThan(rising[0]!);
  const sorted = Object.entries<{ summary: string; query?: z.ZodType }>(endpoints).flatMap(([endpoint, { query }]) => {
    const sort = (query as z.ZodObject | undefined)?.shape['sort'] as z.ZodOptional<z.ZodEnum> | undefined;
    return sort && endpoint.startsWith('GET /manage/')
      ? [{ noun: endpoint.split('/')[2]!, orders: sort.unwrap().options }]
      : [];
  });
  expect(sorted.length).toBeGreaterThan(14);
  for (const { noun, orders } of sorted) {
    const { stdout } = await manage([noun, 'list', '--help']);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(orders.map((order) => JSON.stringify(order)).join(', '));
    expect((await manage([noun, 'list', '--sort', orders[1] as string])).code).toBe(0);
  }
});

test('lists, attaches and refunds payments that belong to no order', async () => {
  await api.db.execute(sql`
    insert into payments (attempt, sum, status, provider_id, reason, created_at)
    values (1, 1220050, 'unmatched', '2d5f-000f', 'Платёж чужой', now())`);
  expect((await manage(['orders', 'payments'])).stdout).toMatch(
    /^— .*требует решения +— +12.200,50 ₽ +2d5f-000f: Платёж чужой$/m,
  );
  expect(await manage(['orders', 'attach-payment', '2d5f-000f', '1'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/order: Заказа №.1 нет/),
  });
  expect((await manage(['orders', 'refund-payment', '2d5f-000f'])).stdout).toMatch(
    /^Payment 2d5f-000f: 12.200,50 ₽ on its way\.\n$/,
  );
  expect((await manage(['orders', 'refund-payment', '2d5f-000f'])).stderr).toContain('order_status');
  expect((await manage(['decisions', '--noun', 'payments'])).stdout).toMatch(
    /Заказова Зоя {2}payments 2d5f-000f {2}refund, 12.200,50.₽/,
  );
});

test('lists, shows and returns a proposal with a comment on a line', async () => {
  const { items } = JSON.parse((await manage(['proposals', '--json'])).stdout);
  const { number } = items[0];
  expect((await manage(['proposals'])).stdout).toMatch(new RegExp(`${number} .*«Степной».*more than 10 000 000`));
  expect((await manage(['proposals', 'show', number])).stdout).toMatch(
    /Needs approval: more than[\s\S]*servers\/908LI-0010 {2}Лицензия базовая[\s\S]*Cost .*margin/,
  );
  expect((await manage(['proposals', 'discount', number, 'much'])).code).toBe(2);
  const args = ['--comment', 'Слишком много касс', '--line', 'payment-points/908PA-0020=Хватит двух'];
  expect((await manage(['proposals', 'return', number, ...args])).stdout).toContain('is a draft again');
  expect((await manage(['proposals', 'show', number])).stdout).toMatch(/908PA-0020 .*: Хватит двух/);
  expect(await manage(['proposals', 'approve', number])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('proposal_status'),
  });
});

test('changes the named terms of a company only, and suspends and resumes it', async () => {
  expect((await manage(['companies', '--search', 'Ворота Плюс'])).stdout).toMatch(/^1 +0012345610 +partner/m);
  expect((await manage(['companies', 'terms', '1', '--credit', 'much'])).code).toBe(2);
  await manage(['companies', 'terms', '1', '--credit', '500000']);
  expect((await manage(['companies', 'terms', '1', '--discount', 'A=20,B=15'])).stdout).toMatch(
    /: partner, in the network\nPersonal discounts: A 20 %, B 15 %; deferred payment: 500000\n[\s\S]*company_owner/,
  );
  expect((await manage(['companies', 'suspend', '1', '--reason', 'Долг'])).stdout).toMatch(/Suspended .*: Долг/);
  expect((await manage(['companies', '--suspended'])).stdout).toContain('0012345610');
  expect((await manage(['companies', 'resume', '1'])).stdout).not.toContain('Suspended');
});

test('adds a company, and invites its first employee twice', async () => {
  const person = [
    '--phone',
    '+79160000077',
    '--surname',
    'Петрова',
    '--email',
    'anna@example.ru',
    '--position',
    'Инженер',
  ];
  const requisites = ['--kpp', '001201001', '--ogrn', '1000000000010', '--address', 'г. Тула', '--name', 'Анна'];
  const added = await manage(['companies', 'add', '0012345698', 'ООО «Новый шлюз»', ...requisites, ...person]);
  expect(added.stdout).toMatch(
    /^ООО «Новый шлюз», ИНН 0012345698: none\n[\s\S]*company_owner +Петрова Анна +\+79160000077, invited /,
  );
  const again = await manage(['companies', 'add', '0012345698', 'ООО «Новый шлюз»', ...requisites, ...person]);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('company_exists') });
  const [, id = ''] = /^(\d+)/.exec((await manage(['companies', '--search', '0012345698'])).stdout) ?? [];
  expect((await manage(['companies', 'invite', id, '8 916 000-00-77'])).stdout).toMatch(
    /Decisions:\n.*invite, Петрова Анна/,
  );
  expect(await manage(['companies', 'invite', id, '+79160000078'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('surname'),
  });
});

test('shows and answers a warranty claim and imports devices from a file', async () => {
  expect((await manage(['warranty-claims'])).stdout).toMatch(/^1011 .* new +903BA-0040 +2616BA40B015/m);
  expect((await manage(['warranty-claims', 'answer', '1011', 'Пришлите фото', '--state', 'question'])).stdout).toMatch(
    /Нужны сведения\. Next: review[\s\S]*Register: 903BA-0040[\s\S]*Заказова Зоя: question, Пришлите фото/,
  );
  const file = join(api.dataDir, 'devices.csv');
  await writeFile(file, 'serial;article;sold_on;months;basis\n2645SL80D001;901SL-0080;2026-11-10;36;partner\n');
  expect((await manage(['warranty-devices', 'import', file])).stdout).toBe('Devices imported: 1.\n');

  const row = (number: number, article = '901SL-0080') =>
    `"2646SL80D${String(number).padStart(3, '0')}","${article}",,36,`;
  const many = Array.from({ length: 600 }, (_, index) => row(index));
  await writeFile(file, [...many, row(600, 'НЕТ-1')].join('\r\n'));
  const refused = await manage(['warranty-devices', 'import', file]);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/line 601: article: .*НЕТ-1\n$/) });
  await writeFile(file, many.join('\r\n'), 'utf16le');
  expect((await manage(['warranty-devices', 'import', file])).stdout).toBe('Devices imported: 600.\n');
});

test('lists, takes and answers a form request and rejects an unknown state', async () => {
  const sent = { name: 'Пётр', phone: '+79001112233', comment: 'Какой привод?', page: '/faq/', consent: true };
  const { number } = (await api.post('/api/forms/feedback/', sent)).json();
  expect((await manage(['requests', '--form', 'feedback'])).stdout).toMatch(
    new RegExp(`^${number} .* feedback +new +Пётр, \\+79001112233: Какой привод\\?$`, 'm'),
  );
  expect((await manage(['requests', 'take', number])).stdout).toMatch(/В работе\. Next: answered, closed/);
  expect((await manage(['requests', 'answer', number, 'SL-80'])).stdout).toMatch(
    /Отвечено[\s\S]*no e-mail[\s\S]*answered +SL-80[\s\S]*Заказова Зоя: answered, SL-80/,
  );
  expect((await manage(['requests'])).stdout).not.toContain(number);
  expect((await manage(['requests', '--state', 'lost'])).code).toBe(2);
});

test('adds, changes and closes a shop and reports invalid fields', async () => {
  const fields = ['--phone', '8 (4872) 00-00-00', '--hours', 'Пн–Пт, 9:00–18:00', '--directions', 'Ворота, Домофония'];
  const place = ['--city', 'Тула', '--address', 'Тула, ул. Пробная, д. 1'];
  const refused = await manage(['shops', 'add', 'Лавка', ...fields]);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/city: [\s\S]*address: /) });
  expect((await manage(['shops', 'add', 'Лавка', ...fields, ...place, '--at', 'там'])).code).toBe(2);
  expect(
    (await manage(['shops', 'add', 'Лавка', ...fields, ...place, '--at', '54.2,37.6', '--authorised'])).stdout,
  ).toMatch(/^lavka-tula: «Лавка», shop, authorised\n.*; 54\.2,37\.6\n\+7 \(487\) 200-00-00, .*Ворота, Домофония\n/);
  const changed = await manage(['shops', 'change', 'lavka-tula', '--partner', 'ural-servis', '--no-authorised']);
  expect(changed.stdout).toMatch(/«Лавка», shop\n[\s\S]*Belongs to ural-servis[\s\S]*change, is_authorised, partner/);
  expect((await manage(['shops', 'change', 'lavka-tula', '--partner', ''])).stdout).not.toContain('Belongs');
  expect((await manage(['shops'])).stdout).toMatch(/^lavka-tula +shop +Тула +\+7/m);
  expect((await manage(['shops', 'close', 'lavka-tula', '--reason', 'Переезд'])).stdout).toContain('«Лавка», closed');
  expect((await manage(['shops'])).stdout).not.toContain('lavka-tula');
  expect((await manage(['shops', 'list', '--all'])).stdout).toMatch(/^lavka-tula +closed/m);
  expect((await manage(['shops', 'open', 'lavka-tula'])).stdout).toContain('«Лавка», shop');
});

test('changes settings, texts and contacts and lists the valid names for an unknown one', async () => {
  expect((await manage(['settings', 'set', 'ordering', 'false'])).stdout).toMatch(/^ordering +false$/m);
  expect(await manage(['settings', 'set', 'colour', 'red'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('maintenance, ordering'),
  });
  expect((await manage(['texts', 'set', 'technical_text', 'Вернёмся в полдень'])).stdout).toMatch(
    /^technical_text +Вернёмся в полдень$/m,
  );
  expect((await manage(['texts', 'set', 'net_takogo', 'x'])).code).toBe(1);
  expect((await manage(['contacts', 'set', 'coordinates', '37.5,55.7'])).stdout).toMatch(/^coordinates +37\.5,55\.7$/m);
  for (const wrong of ['37.5,', ',', '0x10,55.7', '1e1,55.7', '37.5 55.7'])
    expect([wrong, (await manage(['contacts', 'set', 'coordinates', wrong])).code]).toEqual([wrong, 1]);
  expect((await manage(['contacts', 'set', 'email', 'x'])).stderr).toContain('header_phone, support_phone');
});

test.each([
  [['settings', 'show', 'delivery'], ['settings', 'set'], /^courier_price: 1500$/m, 'courier_price: 1700'],
  [['menus', 'show', 'user'], ['menus', 'set'], /^ {2}- title: Войти$/m, '  - title: Войти на сайт'],
  [['redirects', 'show'], ['redirects', 'set'], /^ {4}to: \/delivery\/$/m, '    to: /faq/'],
])('prints with %j the file that %j takes', async (show, set, before, after) => {
  const folder = await mkdtemp(join(tmpdir(), 'manage-'));
  const file = join(folder, 'values.yaml');
  const { stdout } = await manage(show);
  await writeFile(file, stdout);
  expect(await manage([...set, file])).toMatchObject({ code: 0, stdout: 'No changes.\n' });
  expect(stdout).toMatch(before);
  await writeFile(file, stdout.replace(before, after));
  expect((await manage([...set, file])).code).toBe(0);
  expect((await manage(show)).stdout).toContain(after);
  // The file has the revision before the change.
  expect(await manage([...set, file])).toMatchObject({ code: 1, stderr: expect.stringContaining('edited_meanwhile') });
  await rm(folder, { recursive: true });
});

test('restores a menu, imports redirects with the line of a mistake, and names what a site lacks', async () => {
  const [, change] = /^(\d+) .*Убрано: Войти/m.exec((await manage(['menus', 'history', 'user'])).stdout)!;
  expect((await manage(['menus', 'restore', 'user', change!])).stdout).toMatch(/^ {2}- title: Войти$/m);
  expect((await manage(['menus'])).stdout).toMatch(/^user +3 /m);
  expect((await manage(['menus', 'show', 'colour'])).stderr).toContain('header, catalog');
  const folder = await mkdtemp(join(tmpdir(), 'manage-'));
  const file = join(folder, 'list.txt');
  await writeFile(file, '/staryy-1/ /news/\n/staryy-2/ /takoy-net/\n');
  expect(await manage(['redirects', 'import', file])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(':2: '),
  });
  await writeFile(file, '/staryy-1/ /news/\n');
  expect((await manage(['redirects', 'import', file])).stdout).toBe('Added 1, changed 0, removed 0.\n');
  expect((await manage(['redirects', 'list', '--search', 'staryy'])).stdout).toMatch(/^\/staryy-1 +staff +\/news\/$/m);
  expect((await manage(['redirects', 'remove', '/staryy-1/'])).code).toBe(0);
  await rm(folder, { recursive: true });
  expect((await manage(['settings', 'missing'])).stdout).toContain('ordering');
});

test('distinguishes a wrong key, a missing API and wrong usage, also in a separate process', async () => {
  const [key, away, misuse] = await Promise.all([
    manage(['orders'], { MANAGE_KEY: '' }),
    manage(['orders'], { API_ORIGIN: 'http://127.0.0.1:1' }),
    manage(['orders', 'move', '100001']),
  ]);
  expect(key).toMatchObject({ code: 1, stderr: expect.stringContaining('MANAGE_KEY') });
  expect(away).toMatchObject({ code: 1, stderr: expect.stringContaining('API_ORIGIN') });
  expect(misuse.code).toBe(2);

  const [refused, misused] = await Promise.all([
    manageProcess(['orders'], { ...settings(), MANAGE_KEY: '' }),
    manageProcess(['orders', 'move', '100001'], settings()),
  ]);
  expect([refused, misused]).toEqual([key, misuse]);
});

test('lists failed jobs with their reasons, and retries one', async () => {
  let isAway = true;
  const letters = api.app.jobs.queue<{ subject: string }>('letters', {
    work: async () => {
      if (isAway) throw new Error('Sending the e-mail failed (EENVELOPE 550)');
    },
    titleOf: ({ subject }) => `Письмо «${subject}»`,
  });
  expect((await manage(['jobs'])).stdout).toBe('No results.\n');
  await letters.send([{ subject: 'Заказ принят' }]);
  await api.db.execute(sql`update pgboss.job set retry_limit = 0`);
  await api.workOff();
  const { stdout } = await manage(['jobs']);
  expect(stdout).toContain('tried 1 times  Письмо «Заказ принят»  Sending the e-mail failed (EENVELOPE 550)');
  const id = stdout.slice(0, 36);
  isAway = false;
  expect((await manage(['jobs', 'retry', id])).stdout).toBe('Tried once more: Письмо «Заказ принят»\n');
  await api.workOff();
  expect((await manage(['jobs'])).stdout).toBe('No results.\n');
  expect(await manage(['jobs', 'retry', id])).toMatchObject({ code: 1 });
  expect((await manage(['decisions', '--noun', 'jobs'])).stdout).toContain(`Заказова Зоя  jobs ${id}  retry`);
});

test('manages the staff and keys, and accepts a key of a person for its areas', async () => {
  expect((await manage(['staff'])).stdout).toMatch(/\+79000000008 {2}Заводской Захар +administrator/);
  expect((await manage(['staff', 'add', '+79000000001', '--roles', 'sales,kassa'])).code).toBe(2);
  expect((await manage(['staff', 'add', '+79000000001', '--roles', 'sales, content'])).stdout).toMatch(
    /\+79000000001 +Покупалов Пётр +sales, content +no second factor/,
  );
  await manage(['staff', 'change', '+79000000001', '--roles', 'academy']);
  expect((await manage(['staff', 'remove', '+79000000001'])).stdout).not.toContain('+79000000001');
  expect((await manage(['staff', 'reset-second-factor', '+79000000008'])).stdout).toContain('no second factor');

  const key = (
    await manage(['keys', 'add', 'Склад', '--areas', 'goods,settings', '--until', '2099-12-31'])
  ).stdout.trim();
  expect(key).toMatch(/^mk_[\w-]{43}$/);
  expect((await manage(['settings'], { MANAGE_KEY: key })).code).toBe(0);
  expect(await manage(['orders'], { MANAGE_KEY: key })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('staff_area'),
  });
  expect((await manage(['keys'])).stdout).toMatch(/Склад {2}goods, settings {2}until 2099-12-31, used /);
  expect((await manage(['keys', 'revoke', 'склад'])).stdout).toContain('revoked');
  expect(await manage(['settings'], { MANAGE_KEY: key })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('set MANAGE_KEY'),
  });
  expect((await manage(['decisions', '--noun', 'keys'])).stdout).toMatch(/Заказова Зоя {2}keys Склад {2}revoke/);
});
