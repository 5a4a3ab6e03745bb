import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { paths } from '@site/contracts/paths';
import { proposalSteps } from '@site/contracts/proposal-steps';
import type { Proposal } from '@site/contracts/proposals';
import { mall } from '@site/kp-rules/testing/car-parks';
import { newOffer } from '@site/kp-rules/new-configuration';
import { sql } from 'drizzle-orm';
import { outcome, proposalCallsOf, proposalOf, withoutOwn } from '../../../../test/proposal-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { proposals } from '../../../tables/proposal-tables.ts';
import { sessions } from '../../../tables/session-tables.ts';

const numbered = (n: string) => `+79000000${n}`;
const [BUYER, EMPLOYEE, WAITING, GOLD] = ['001', '003', '004', '005'].map(numbered) as [string, string, string, string];

const url = '/api/catalog/parking-systems/configurator/';
const draft = '/api/account/kp/proposals/configured/';

let api: TestApp;
let kp: ReturnType<typeof proposalCallsOf>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
  kp = proposalCallsOf(api);
});
afterAll(() => api.close());

const park = () => withoutOwn(mall());
const calculate = (configuration: unknown, session?: string) =>
  api.post('/api/configurator/calculation/', { configuration }, session ? { session } : {});

test('serves the configurator to everyone, below the parking systems', async () => {
  const response = await api.get(url);
  const { seo, pagedata } = response.json();
  expect(seo).toMatchObject({ canonical: '/catalog/parking-systems/configurator/', robots: 'index, follow' });
  expect(seo.breadcrumbs.map(({ name }: { name: string }) => name)).toEqual([
    ...['Главная', 'Каталог', 'Парковочные системы', 'Конфигуратор парковок'],
  ]);
  expect(pagedata.kind).toBe('configurator');
  for (const step of proposalSteps.slice(1)) {
    const { seo: ofStep, pagedata: same } = (await api.get(`${url}${step}/`)).json();
    expect([same, ofStep.canonical, ofStep.robots]).toEqual([pagedata, seo.canonical, 'noindex, follow']);
  }
  // The first step has the address of the page.
  for (const step of ['structure', 'nothing']) expect((await api.get(`${url}${step}/`)).statusCode).toBe(404);
});

test('shows retail prices to everyone, and no partner terms', async () => {
  const { pagedata } = (await api.get(url)).json();
  const own = (await kp.begin(GOLD)).book;
  expect(Object.keys(pagedata).toSorted()).toEqual(['book', 'kind', 'project', 'rules_version']);
  expect(pagedata.book.own).toEqual([]);
  expect(own.own.length).toBeGreaterThan(0);
  const priced = ({ catalogue }: Proposal['book']) =>
    Object.fromEntries(Object.entries(catalogue).map(([article, { name, price }]) => [article, { name, price }]));
  expect(priced(pagedata.book)).toEqual(priced(own));
  const groups = ({ catalogue }: Proposal['book']) => new Set(Object.values(catalogue).map(({ group }) => group));
  expect(groups(own).size).toBeGreaterThan(3);
  expect(groups(pagedata.book)).toEqual(new Set(['A', 'L', 'M']));
  for (const phone of [EMPLOYEE, GOLD])
    expect((await api.get(url, { session: await kp.as(phone) })).json().pagedata).toEqual(pagedata);
});

test('starts from the car park of a project that has one', async () => {
  const { seo, pagedata } = (await api.get(`${url}?project=torgovyy-centr-volga`)).json();
  expect(pagedata.project).toMatchObject({
    url: '/projects/torgovyy-centr-volga/',
    configuration: { structure: { object_name: '', spaces: 900 }, lanes: [{ id: 'lane-1' }, {}, {}, {}] },
  });
  expect([seo.canonical, seo.robots]).toEqual([paths.configurator(), 'noindex, follow']);
  expect((await calculate(pagedata.project.configuration)).json().errors).toEqual([]);
  for (const project of ['zavod-ural', 'net-takogo'])
    expect((await api.get(`${url}?project=${project}`)).json().pagedata.project).toBeNull();
});

describe('the calculation', () => {
  test('is that of a proposal without a discount, for a guest and for a partner', async () => {
    const drafted = await kp.drafted(GOLD, park());
    expect(drafted.purchase!.cost).toBeLessThan(drafted.totals.total);
    const response = await calculate(park());
    const { status, rules_version, totals, errors, book, ...rest } = response.json();
    expect([status, rest]).toEqual(['ok', {}]);
    expect({ rules_version, totals, errors }).toEqual({
      rules_version: drafted.rules_version,
      totals: drafted.totals,
      errors: [],
    });
    expect(book.own).toEqual([]);
    expect(response.headers['cache-control']).toBe('no-store');
    const partners = await calculate(park(), await kp.as(GOLD));
    expect(partners.body).toBe(response.body);
  });

  test('names the errors, and prices goods that the rules do not require', async () => {
    expect((await calculate({ ...park(), lanes: [] })).json().errors).toContain('E-LANES');
    const extras = [{ article: '901SL-0080', qty: 2 }];
    const { book } = (await calculate({ ...park(), marking_materials: { wheel_stops: false, extras } })).json();
    expect(book.catalogue['901SL-0080']).toMatchObject({ group: 'A', price: expect.any(Number) });
  });

  const { additionally, summary, lanes } = park();
  test.each<[string, Partial<ProposalConfiguration> | string | null]>([
    ['a discount', { summary: { ...summary, discount_percent: 40 } }],
    ['a discount of a line', { summary: { ...summary, line_discounts: { 'servers/908SV-0010': 5 } } }],
    ['another mode of VAT', { summary: { ...summary, vat_mode: 'none' } }],
    ['own items', { additionally: { ...additionally, own: [{ kind: 'service', id: '1', qty: 1 }] } }],
    ['own delivery', { additionally: { ...additionally, delivery: { price: 100 } } }],
    ['a lane that is too wide', { lanes: lanes.map((lane) => ({ ...lane, width_cm: 5_000 })) }],
    ['a lane twice', { lanes: [...lanes, lanes[0]!] }],
    ['no car park', null],
    ['a text', 'парковка'],
  ])('rejects %s', async (_what, change) => {
    const configuration = typeof change === 'object' && change ? { ...park(), ...change } : change;
    expect(outcome(await calculate(configuration))).toEqual([400, 'validation']);
  });

  test('stores nothing', async () => {
    const rows = () => Promise.all([api.db.$count(proposals), api.db.$count(sessions)]);
    const before = await rows();
    expect(outcome(await calculate(park()))).toEqual([200, undefined]);
    expect(await rows()).toEqual(before);
  });

  test('is limited', async () => {
    const responses = await Promise.all(Array.from({ length: 130 }, () => calculate(null)));
    expect(responses.map(({ statusCode }) => statusCode)).toContain(429);
    api.wait(60_000);
    expect((await calculate(park())).statusCode).toBe(200);
  });
});

describe('a car park that was configured without a login', () => {
  const save = async (phone: string | null, configuration: unknown = park()) =>
    api.post(draft, { configuration, offer: newOffer() }, { session: phone && (await kp.as(phone)) });
  const page = async (phone: string | null) =>
    api.get('/api/account/kp/configured/', { session: phone && (await kp.as(phone)) });

  test('becomes a draft of a user with access, with nothing lost', async () => {
    expect((await page(GOLD)).json()).toMatchObject({
      pagedata: { kind: 'configured-proposal' },
      seo: { robots: 'noindex, nofollow' },
    });
    const proposal = proposalOf(await save(GOLD));
    expect(proposal).toMatchObject({ status: 'draft', object_name: 'ТРЦ «Берёзовая роща»', total: 8_056_800_00 });
    expect(proposal.configuration).toEqual(park());
    expect(proposal.purchase).not.toBeNull();
    expect(proposalOf(await kp.read(GOLD, proposal.slug))).toEqual(proposal);
  });

  test('takes the company’s mode of VAT', async () => {
    await api.db.execute(sql`update companies set tax_mode = 'vat5' where id = 3`);
    const begun = await kp.begin(GOLD);
    expect(proposalOf(await save(GOLD)).configuration.summary.vat_mode).toBe(begun.configuration.summary.vat_mode);
  });

  test('needs a login and access, for which the refused page offers the request', async () => {
    for (const attempt of [save, page]) {
      expect(outcome(await attempt(null))).toEqual([401, 'unauthorized']);
      for (const phone of [BUYER, WAITING]) {
        const refused = await attempt(phone);
        expect(outcome(refused)).toEqual([403, 'no_access']);
        expect(refused.json().data).toHaveProperty('kp_access_moderation');
      }
    }
    // The permission is checked before the input.
    expect(outcome(await save(BUYER, null))).toEqual([403, 'no_access']);
    expect(outcome(await save(GOLD, null))).toEqual([400, 'validation']);
  });
});
