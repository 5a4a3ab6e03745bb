import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { sql } from 'drizzle-orm';
import { outcome, proposalCallsOf, proposalOf, withoutOwn } from '../../../../test/proposal-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [EMPLOYEE, MANAGER] = ['003', '011'].map((end) => `+79000000${end}`) as [string, string];

let api: TestApp;
let kp: ReturnType<typeof proposalCallsOf>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '300', AUTH_CHECKS_PER_ADDRESS: '300' });
  kp = proposalCallsOf(api);
  await api.db.execute(sql`update companies set kp_access = true where id = 1`);
});
afterAll(() => api.close());

const submitted = async (park = withoutOwn(mall()), phone = MANAGER) =>
  proposalOf(await kp.submit(phone, await kp.drafted(phone, park)));
const manage = (method: string, slug: string, what = '', body?: object) =>
  api.manage(method, `/proposals/${slug}/${what && `${what}/`}`, body);
const letters = async () => (await api.get('/dev/mail/')).body.replaceAll('\u00a0', ' ');
const bell = async (phone: string) =>
  (await api.get('/api/account/notices/', { session: await kp.as(phone) })).json().items[0];

test('lists the office garage with twenty lines below cost and a positive margin', async () => {
  const { slug, number } = await submitted(garage());
  const listed = (await api.manage('GET', '/proposals/')).json().items;
  expect(listed.find((one: { number: string }) => one.number === number)).toMatchObject({
    ...{ company: 'ООО «Ворота Плюс»', status: 'moderation', reasons: ['below_cost', 'first_proposals'] },
  });
  const shown = (await manage('GET', slug)).json();
  expect(shown).toMatchObject({ cost: 3_309_196_00, margin: 95_056_00, discount_percent: 7 });
  expect(shown.lines.filter((line: { below_cost: boolean }) => line.below_cost)).toHaveLength(20);
  expect(shown.lines[0]).toMatchObject({ step: 'transportation-points', is_on_request: false });
  const { svg, sheets, width } = (await manage('GET', slug, 'plan')).json();
  expect([svg.includes('<svg'), sheets.length > 0, width > 0]).toEqual([true, true, true]);
  // The displayed number is accepted, too.
  expect((await manage('GET', encodeURIComponent(number))).json().number).toBe(number);
});

test('finds proposals by number, company and tax number', async () => {
  const { number } = await submitted();
  const find = async (query: Record<string, string>) =>
    (await api.manage('GET', `/proposals/?${new URLSearchParams(query)}`)).json();
  expect(await find({ search: number.toLowerCase() })).toMatchObject({ total: 1, items: [{ number }] });
  const { items } = await find({});
  const { company, inn } = items.find((one: { number: string }) => one.number === number);
  for (const search of [company.slice(0, -3), inn])
    expect((await find({ search })).items).toEqual(expect.arrayContaining([expect.objectContaining({ number })]));
  expect(await find({ search: number, status: 'approved' })).toMatchObject({ total: 0, items: [] });
});

test('approves a proposal and notifies its author', async () => {
  const { slug, number } = await submitted(withoutOwn(mall()), EMPLOYEE);
  const approved = (await manage('POST', slug, 'approve')).json();
  expect(approved).toMatchObject({
    status: 'approved',
    events: [{ action: 'created' }, { action: 'submitted' }, { action: 'approved' }],
    decisions: [{ author: 'Заказова Зоя', action: 'approved' }],
  });
  expect(outcome(await manage('POST', slug, 'approve'))).toEqual([409, 'proposal_status']);
  expect(proposalOf(await kp.read(EMPLOYEE, slug))).toMatchObject({
    status: 'approved',
    actions: ['send', 'new_version', 'copy'],
  });
  const { title, url } = await bell(EMPLOYEE);
  expect([title.replaceAll('\u00a0', ' '), url]).toEqual([
    `${number}: предложение согласовано`,
    `/account/kp/${slug}/`,
  ]);
  expect(await letters()).toContain(`${number}: предложение согласовано`);
});

test('returns a proposal to draft with general and line comments', async () => {
  const { slug, number } = await submitted();
  const lines = { 'transportation-points/908PE-0010': 'Есть модель дешевле' };
  const comment = 'Проверьте состав стоек';
  expect((await manage('POST', slug, 'return', { comment: ' ' })).statusCode).toBe(400);
  expect(outcome(await manage('POST', slug, 'return', { comment, lines: { 'x/1': 'Что это?' } }))).toEqual([
    400,
    'validation',
  ]);
  expect((await manage('POST', slug, 'return', { comment, lines })).json()).toMatchObject({ status: 'draft' });
  const returned = proposalOf(await kp.read(MANAGER, slug));
  expect(returned).toMatchObject({ status: 'draft', may_edit: true, returned: comment, review: { lines } });
  expect(await letters()).toContain(`Комментарий менеджера: ${comment}`);
  expect((await bell(MANAGER)).text).toContain(comment);
  // Submitting again clears the comments.
  const again = proposalOf(await kp.submit(MANAGER, returned));
  expect(again).toMatchObject({ status: 'moderation', number, returned: '', review: { lines: {} } });
});

test('sets the price of an item on request for this proposal only', async () => {
  await api.db.execute(sql`update products set price_retail = null where article = '908DS-0010'`);
  const { slug, total, totals } = await submitted();
  const settable = async () =>
    (await manage('GET', slug))
      .json()
      .lines.filter((line: { is_on_request: boolean }) => line.is_on_request)
      .map(({ article }: { article: string }) => article);
  expect(await settable()).toEqual(['908DS-0010']);
  expect(totals.on_request).toEqual(['additionally/908DS-0010']);
  const blocked = await manage('POST', slug, 'approve');
  expect(outcome(blocked)).toEqual([409, 'price_on_request']);
  expect(blocked.json().message).toContain('908DS-0010');
  for (const article of ['908PE-0010', '000'])
    expect(outcome(await manage('POST', slug, 'price', { article, price: 1 }))).toEqual([400, 'validation']);
  const priced = (await manage('POST', slug, 'price', { article: '908DS-0010', price: 90_000 })).json();
  expect(priced.total).toBe(total + 180_000_00);
  // A price set before can be corrected.
  expect(await settable()).toEqual(['908DS-0010']);
  expect((await manage('POST', slug, 'approve')).json().status).toBe('approved');
  expect(proposalOf(await kp.read(MANAGER, slug))).toMatchObject({
    total: total + 180_000_00,
    totals: { on_request: [] },
  });
  // Other proposals still have the item on request.
  expect((await submitted()).totals.on_request).toEqual(['additionally/908DS-0010']);
  await api.db.execute(sql`update products set price_retail = 86000 where article = '908DS-0010'`);
});

test('applies a project discount to the partner’s cost in this proposal only', async () => {
  const { slug, total, purchase } = await submitted();
  const given = (await manage('POST', slug, 'discount', { percent: 20 })).json();
  expect(given).toMatchObject({ project_discount: 20, total });
  expect(given.cost).toBeLessThan(purchase!.cost);
  await manage('POST', slug, 'approve');
  expect(proposalOf(await kp.read(MANAGER, slug)).purchase).toMatchObject({
    cost: given.cost,
    terms: { A: 20, L: 20 },
  });
  const copy = proposalOf(await kp.act(MANAGER, slug, 'copy'));
  expect(copy.purchase?.cost).toBe(purchase!.cost);
});

describe('terms granted for another configuration', () => {
  const granted = 'project_terms';
  /** Below cost without a discount, so it needs approval. */
  const other = () => withoutOwn(garage());

  /** Gives the company enough approved proposals for `first_proposals` not to apply. */
  async function withHistory() {
    for (let count = 0; count < 3; count++) await manage('POST', (await submitted()).slug, 'approve');
  }
  const reasonsOf = async (slug: string) => proposalOf(await kp.read(MANAGER, slug)).review.reasons;

  test('requires approval of a new version that keeps a discount', async () => {
    await withHistory();
    const { slug } = await submitted(other());
    await manage('POST', slug, 'discount', { percent: 30 });
    await manage('POST', slug, 'approve');
    const next = proposalOf(await kp.act(MANAGER, slug, 'versions'));
    const refused = await kp.act(MANAGER, next.slug, 'send', { revision: next.revision });
    expect(outcome(refused)).toEqual([409, 'proposal_approval']);
    expect(refused.json().data.reasons).toContain(granted);
    const sent = proposalOf(await kp.submit(MANAGER, next));
    expect(sent.status).toBe('moderation');
    expect(sent.review.reasons).toContain(granted);
    // Without the discount the reason disappears.
    await manage('POST', next.slug, 'discount', { percent: 0 });
    await manage('POST', next.slug, 'return', { comment: 'Без скидки' });
    const again = proposalOf(await kp.read(MANAGER, next.slug));
    await kp.submit(MANAGER, again);
    expect(await reasonsOf(next.slug)).not.toContain(granted);
  });

  test('requires approval of a returned proposal that keeps a discount', async () => {
    const { slug } = await submitted(other());
    await manage('POST', slug, 'discount', { percent: 30 });
    await manage('POST', slug, 'return', { comment: 'Проверьте состав' });
    const returned = proposalOf(await kp.read(MANAGER, slug));
    const changed = proposalOf(await kp.save(MANAGER, returned, withoutOwn(mall())));
    const sent = proposalOf(await kp.submit(MANAGER, changed));
    expect([sent.status, sent.review.reasons]).toEqual(['moderation', [granted]]);
  });

  test('requires approval of a price set for an item on request', async () => {
    await api.db.execute(sql`update products set price_retail = null where article = '908DS-0010'`);
    const { slug } = await submitted();
    await manage('POST', slug, 'price', { article: '908DS-0010', price: 90_000 });
    await manage('POST', slug, 'approve');
    const next = proposalOf(await kp.act(MANAGER, slug, 'versions'));
    await kp.submit(MANAGER, next);
    const reasons = await reasonsOf(next.slug);
    expect(reasons).toContain(granted);
    expect(reasons).not.toContain('on_request');
    await api.db.execute(sql`update products set price_retail = 86000 where article = '908DS-0010'`);
  });
});

test('accepts one of two concurrent decisions', async () => {
  const { slug } = await submitted(garage());
  const responses = await Promise.all([
    manage('POST', slug, 'approve'),
    manage('POST', slug, 'return', { comment: 'Нет' }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('rejects decisions on drafts, and returns 404 for trial and unknown proposals', async () => {
  const { slug } = await kp.drafted(MANAGER, garage());
  for (const [what, body] of Object.entries({
    approve: undefined,
    return: { comment: 'Нет' },
    price: { article: '908DS-0010', price: 1 },
    discount: { percent: 5 },
  }))
    expect(outcome(await manage('POST', slug, what, body))).toEqual([409, 'proposal_status']);
  const tried = await kp.drafted('+79000000008', garage());
  for (const missing of [tried.slug, 'kp-2026-999999', 'x'])
    expect((await manage('GET', missing)).statusCode).toBe(404);
});

test('hides costs and the below-cost reason from a company without partner prices', async () => {
  const { slug, purchase, review } = await submitted(garage());
  expect([purchase === null, review.reasons.includes('below_cost')]).toEqual([false, true]);
  await api.db.execute(sql`update companies set dealer_access = false where id = 1`);
  const seen = await kp.read(MANAGER, slug);
  expect(proposalOf(seen)).toMatchObject({ purchase: null, review: { reasons: [] } });
  expect(seen.body).not.toMatch(/below_cost|"terms"|"margin"|"cost"/);
  await api.db.execute(sql`update companies set dealer_access = true where id = 1`);
});
