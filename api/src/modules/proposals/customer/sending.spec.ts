import { afterAll, beforeAll, expect, test } from 'vitest';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { DAY, siteDay } from '@site/kernel/dates';
import { sql } from 'drizzle-orm';
import { outcome, proposalCallsOf, proposalOf, withoutOwn } from '../../../../test/proposal-calls.ts';
import { linkOf, publicProposalCallsOf, tokenOf } from '../../../../test/public-proposal-calls.ts';
import { START } from '../../../../test/prepared-database.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

/** GOLD's company has earlier proposals in the configurator; MANAGER's has none. */
const [EMPLOYEE, GOLD, STAFF, MANAGER] = ['003', '005', '008', '011'].map((end) => `+79000000${end}`) as [
  string,
  string,
  string,
  string,
];

let api: TestApp;
let kp: ReturnType<typeof proposalCallsOf>;
let offers: ReturnType<typeof publicProposalCallsOf>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '900', AUTH_CHECKS_PER_ADDRESS: '900' });
  kp = proposalCallsOf(api);
  offers = publicProposalCallsOf(api, kp);
  await api.db.execute(sql`update companies set kp_access = true where id = 1`);
});
afterAll(() => api.close());

const draft = (phone = GOLD) => kp.drafted(phone, withoutOwn(mall()));
const eventsOf = async (slug: string) =>
  (await api.manage('GET', `/proposals/${slug}/`)).json().events.map(({ action }: { action: string }) => action);

test('sends an approved proposal by creating its link, valid for the offer’s days from then in Moscow', async () => {
  const approved = proposalOf(await kp.submit(GOLD, await draft()));
  expect(approved).toMatchObject({ status: 'approved', valid_until: null, actions: expect.arrayContaining(['send']) });
  const link = linkOf(await offers.send(GOLD, approved));
  expect(link.url).toMatch(/^https:\/\/site\.test\/view-kp\/[\w-]{32}\/$/);
  expect(link.valid_until).toBe(siteDay(new Date(START.getTime() + approved.offer.valid_days * DAY)));
  const sent = proposalOf(await kp.read(GOLD, approved.slug));
  expect(sent).toMatchObject({ status: 'sent', valid_until: link.valid_until, viewed_at: null, replies: [] });
  expect(sent.actions).toEqual(expect.arrayContaining(['link', 'new_version', 'reject']));
  expect(await eventsOf(approved.slug)).toEqual(['created', 'approved', 'sent']);
  expect(outcome(await offers.send(GOLD, sent))).toEqual([409, 'proposal_status']);
});

test('sends a draft that needs no approval in one step and freezes its prices', async () => {
  const { slug, revision, total } = await draft();
  const token = await offers.sent(GOLD, { slug, revision });
  await api.db.execute(sql`update products set price_retail = 300000 where article = '908SV-0010'`);
  const [sent, shown] = [proposalOf(await kp.read(GOLD, slug)), await offers.shown(token)];
  await api.db.execute(sql`update products set price_retail = 240000 where article = '908SV-0010'`);
  expect([sent.status, sent.total, shown.totals.total]).toEqual(['sent', total, total]);
  expect(await eventsOf(slug)).toEqual(['created', 'sent']);
});

test('rejects a draft that needs approval, is incomplete or was changed meanwhile', async () => {
  const first = await draft(MANAGER);
  const refused = await offers.send(MANAGER, first);
  expect(outcome(refused)).toEqual([409, 'proposal_approval']);
  expect(refused.json().data).toEqual({ reasons: ['first_proposals'] });
  expect(outcome(await offers.send(GOLD, await kp.begin(GOLD)))).toEqual([409, 'proposal_incomplete']);
  const seen = await draft();
  await kp.save(GOLD, seen, garage());
  expect(outcome(await offers.send(GOLD, seen))).toEqual([409, 'edited_meanwhile']);
  expect(proposalOf(await kp.read(MANAGER, first.slug)).status).toBe('draft');
});

test('creates one link for two concurrent requests', async () => {
  const seen = await draft();
  const responses = await Promise.all([offers.send(GOLD, seen), offers.send(GOLD, seen)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('returns, renews and revokes the link', async () => {
  const { slug, revision } = await draft();
  const first = await offers.sent(GOLD, { slug, revision });
  expect(tokenOf(linkOf(await offers.link(GOLD, slug)))).toBe(first);
  const second = tokenOf(linkOf(await offers.renew(GOLD, slug)));
  const status = async (token: string) => (await offers.page(token)).statusCode;
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect(linkOf(await offers.revoke(GOLD, slug)).url).toBeNull();
  expect(linkOf(await offers.revoke(GOLD, slug)).url).toBeNull();
  expect([await status(second), await status('nothing')]).toEqual([404, 404]);
  for (const [what, body] of [
    ['viewed', {}],
    ['accept', { name: 'Анна', phone: '+79161234567', consent: true }],
    ['reject', { reason: '' }],
    ['questions', { name: 'Анна', phone: '+79161234567', consent: true, text: 'Когда?', line: null }],
  ] as const)
    expect(outcome(await offers.customer(second, what, body))).toEqual([404, 'not found']);
  expect(await status(tokenOf(linkOf(await offers.renew(GOLD, slug))))).toBe(200);
  expect(await eventsOf(slug)).toEqual(['created', 'sent', 'link_renewed', 'link_revoked', 'link_renewed']);
});

test('has no link before sending', async () => {
  const { slug } = await draft();
  expect(outcome(await offers.link(GOLD, slug))).toEqual([409, 'proposal_status']);
  expect(outcome(await offers.renew(GOLD, slug))).toEqual([409, 'proposal_status']);
});

test('hides sending and links from other companies and employees', async () => {
  const { slug, revision } = await draft();
  const tries = async (phone: string) => [
    await offers.send(phone, { slug, revision }),
    await offers.link(phone, slug),
    await offers.renew(phone, slug),
    await offers.revoke(phone, slug),
  ];
  for (const phone of [MANAGER, EMPLOYEE, STAFF])
    for (const response of await tries(phone)) expect(outcome(response)).toEqual([404, 'not found']);
  expect((await api.post(`/api/account/kp/proposals/${slug}/send/`, { revision })).statusCode).toBe(401);
  const tried = await kp.drafted(STAFF, garage());
  expect(outcome(await offers.send(STAFF, tried))).toEqual([409, 'proposal_demonstration']);
});

test('gives a new version its own link, which the old page shows once it is sent', async () => {
  const { slug, revision } = await draft();
  const old = await offers.sent(GOLD, { slug, revision });
  const next = proposalOf(await kp.act(GOLD, slug, 'versions'));
  expect(next).toMatchObject({ status: 'draft', viewed_at: null, valid_until: null });
  expect(await offers.shown(old)).toMatchObject({ standing: 'open', newer: null });
  const token = await offers.sent(GOLD, next);
  const person = { name: 'Анна', phone: '+79161234567', consent: true };
  expect(outcome(await offers.customer(old, 'accept', person))).toEqual([409, 'proposal_closed']);
  expect(await offers.shown(old)).toMatchObject({ standing: 'superseded', newer: `/view-kp/${token}/`, version: 1 });
  expect(await offers.shown(token)).toMatchObject({ standing: 'open', newer: null, version: 2 });
  // The old link can still be revoked.
  expect(linkOf(await offers.revoke(GOLD, slug)).url).toBeNull();
});

test.each(['accept', 'reject'] as const)(
  'takes the reply «%s» to a version while the next one is a draft',
  async (reply) => {
    const { slug, revision } = await draft();
    const token = await offers.sent(GOLD, { slug, revision });
    const next = proposalOf(await kp.act(GOLD, slug, 'versions'));
    const person = { name: 'Анна', phone: '+79161234567', consent: true };
    const body = reply === 'accept' ? person : { reason: 'Дорого' };
    expect((await offers.customer(token, reply, body)).statusCode).toBe(200);
    const standing = reply === 'accept' ? 'accepted' : 'rejected';
    expect((await offers.shown(token)).standing).toBe(standing);
    const old = proposalOf(await kp.read(GOLD, slug));
    expect([old.status, old.superseded_by]).toEqual([standing, reply === 'accept' ? null : 2]);
    expect(old.actions.includes('order')).toBe(reply === 'accept');
    expect(proposalOf(await kp.read(GOLD, next.slug)).status).toBe('draft');
  },
);
