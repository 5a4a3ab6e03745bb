import type { GateKit } from '@site/contracts/gate-kit';
import { paths } from '@site/contracts/paths';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const ask = async (answers: Record<string, string> = {}, session: string | null = null) =>
  (await api.get(`/api${paths.gateKit(answers)}`, session ? { session } : {})).json();
const resultOf = async (answers: Record<string, string>) => (await ask(answers)).pagedata.result;
const contents = ({ lines }: GateKit) => lines.map(({ product, qty }) => `${product.article} × ${qty}`);

test('serves the questions without answers, with what the drives can move', async () => {
  const { seo, pagedata } = await ask();
  expect(seo).toMatchObject({ canonical: '/podbor/', robots: 'index, follow' });
  expect(pagedata).toMatchObject({
    kind: 'gate-kit',
    answers: { gate: 'sliding', weight: '', size: '', climate: 'middle', traffic: 'home' },
    limits: { weight: 2916, size: 20 },
    result: null,
  });
});

test('composes the cheapest kit that fits, with rack, photocells and remotes, between its neighbours', async () => {
  const { best, below, above } = await resultOf({ weight: '400', size: '4,5' });
  // 400 kg need 480 with the reserve: SL-40 is too weak, and the nylon rack just holds.
  expect(contents(best)).toEqual(['901SL-0060 × 1', '901RG-0010 × 5', '911PH-0010 × 1', '910TX-0040 × 2']);
  expect(best).toMatchObject({ total: 28_700 + 5 * 1_150 + 3_900 + 2 * 1_980, missing: [] });
  expect(contents(below)).toEqual(['9K01SL-0400 × 1', '901RG-0010 × 1']);
  expect(below.missing).toEqual(['Макс. вес створки: 400\u00a0кг, нужно от 480\u00a0кг']);
  expect(below.values.find(({ code }: { code: string }) => code === 'max_leaf_weight').enough).toBe(false);
  expect(above.lines[0].product.article).toBe('901SL-0080');
  expect(above.total).toBeGreaterThan(best.total);
});

test('takes traffic, length and climate into account', async () => {
  const driveFor = async (answers: Record<string, string>) =>
    (await resultOf({ weight: '700', size: '8', ...answers })).best.lines[0].product.article;
  expect(await driveFor({ traffic: 'home' })).toBe('901SL-0100');
  expect(await driveFor({ traffic: 'flow' })).toBe('901TN-0200');
  expect(await driveFor({ size: '13' })).toBe('901TN-0150');
  const buried = { gate: 'swing', weight: '400', size: '6' };
  expect((await resultOf({ ...buried, climate: 'middle' })).best.lines[0].product.article).toBe('902UG-0070');
  expect((await resultOf({ ...buried, climate: 'north' })).best).toBeNull();
});

test('takes a kit of the factory as it is, and two drives with their board for swing gates', async () => {
  const common = { gate: 'swing', weight: '200' };
  expect(contents((await resultOf({ ...common, size: '2,5' })).best)).toEqual(['9K02LN-3000 × 1']);
  const wide = await resultOf({ ...common, size: '4,5' });
  expect(contents(wide.best)).toEqual(['902LN-0050 × 2', '912CB-0020 × 1', '911PH-0010 × 1', '910TX-0040 × 2']);
});

test('has no kit for gates beyond the strongest drive, and says what it lacks', async () => {
  const { best, below, above } = await resultOf({ weight: '5000', size: '18', traffic: 'flow' });
  expect([best, above]).toEqual([null, null]);
  expect(below.missing).toEqual([
    'Макс. вес створки: 3\u00a0500\u00a0кг, нужно от 6\u00a0000\u00a0кг',
    'Рейка: нет подходящей',
  ]);
});

test('refuses what is no number, and keeps it', async () => {
  const { answers, errors, result } = (await ask({ weight: 'триста', size: '-4', gate: 'roof' })).pagedata;
  expect(answers).toMatchObject({ gate: 'sliding', weight: 'триста', size: '-4' });
  expect(errors.weight).toMatch(/^Введите число больше нуля, например 400$/);
  expect(errors.size).toBeTruthy();
  expect(result).toBeNull();
});

test('follows the catalogue, and shows a partner the prices of its level', async () => {
  const answers = { weight: '400', size: '4,5' };
  const retail = (await resultOf(answers)).best;
  const own = (await ask(answers, await logIn(api, '+79000000005'))).pagedata.result.best;
  expect(own.total).toBeLessThan(retail.total);
  await api.db.execute(sql`update products set stock_state = 'discontinued' where article = '901SL-0060'`);
  api.wait(5_001);
  expect((await resultOf(answers)).best.lines[0].product.article).not.toBe('901SL-0060');
});
