import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Proposal } from '@site/contracts/proposals';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { DAY, siteDay } from '@site/kernel/dates';
import { sql } from 'drizzle-orm';
import { outcome, proposalCallsOf, proposalOf, withoutOwn } from '../../../../test/proposal-calls.ts';
import { START } from '../../../../test/prepared-database.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [EMPLOYEE, PLATINUM, STAFF, MANAGER] = ['003', '006', '008', '011'].map((end) => `+79000000${end}`) as [
  string,
  string,
  string,
  string,
];

let api: TestApp;
let kp: ReturnType<typeof proposalCallsOf>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '900', AUTH_CHECKS_PER_ADDRESS: '900' });
  kp = proposalCallsOf(api);
  await api.db.execute(sql`update companies set kp_access = true where id = 1`);
});
afterAll(() => api.close());

let waited = 0;
function wait(ms: number) {
  api.wait(ms);
  waited += ms;
}

/** Sets a status in the database; the transitions are tested separately. */
const put = (slug: string, status: string, valid_until: string | null = null) =>
  api.db.execute(
    sql`update proposals set status = ${status}, valid_until = ${valid_until},
      frozen_at = ${status === 'draft' ? null : new Date().toISOString()}
      where number = ${Number(slug.slice(8, 14))} and version = ${Number(slug.slice(15) || 1)} and deleted_at is null`,
  );
const statusOf = async (slug: string, phone = MANAGER) => proposalOf(await kp.read(phone, slug)).status;
const draft = () => kp.drafted(MANAGER, withoutOwn(mall()));
const eventsOf = async ({ slug }: Pick<Proposal, 'slug'>) =>
  (await api.manage('GET', `/proposals/${slug}/`)).json().events.map(({ action }: { action: string }) => action);

describe('approval', () => {
  test('requires approval for a company’s first three proposals only', async () => {
    for (let n = 0; n < 3; n++) {
      const submitted = proposalOf(await kp.submit(PLATINUM, await kp.drafted(PLATINUM, withoutOwn(mall()))));
      expect(submitted).toMatchObject({
        status: 'moderation',
        may_edit: false,
        review: { reasons: ['first_proposals'] },
      });
      expect((await api.manage('POST', `/proposals/${submitted.slug}/approve/`)).statusCode).toBe(200);
    }
    const fourth = proposalOf(await kp.submit(PLATINUM, await kp.drafted(PLATINUM, withoutOwn(mall()))));
    expect(fourth).toMatchObject({ status: 'approved', review: { reasons: [] } });
    expect(await eventsOf(fourth)).toEqual(['created', 'approved']);
  });

  test('is required below cost, for a large total, without a price and for many devices', async () => {
    const reasonsOf = async (park: ReturnType<typeof mall>) => {
      const { review } = proposalOf(await kp.submit(PLATINUM, await kp.drafted(PLATINUM, park)));
      return review.reasons;
    };
    const cheap = withoutOwn(mall());
    // Platinum buys group L 15 % below retail.
    expect(await reasonsOf({ ...cheap, summary: { ...cheap.summary, discount_percent: 16 } })).toEqual(['below_cost']);
    const large = { ...cheap, summary: { ...cheap.summary, quantities: { 'servers/908WS-0010': 40 } } };
    expect(await reasonsOf(large)).toEqual(['total']);
    const many = { ...cheap, payment_points: { ...cheap.payment_points, validators: 60 } };
    expect(await reasonsOf(many)).toEqual(['total', 'devices']);
    await api.db.execute(sql`update products set price_retail = null where article = '908DS-0010'`);
    expect(await reasonsOf(cheap)).toEqual(['on_request']);
    await api.db.execute(sql`update products set price_retail = 86000 where article = '908DS-0010'`);
  });

  test('rejects an incomplete draft with the missing fields', async () => {
    const response = await kp.submit(MANAGER, await kp.begin(MANAGER));
    expect(outcome(response)).toEqual([409, 'proposal_incomplete']);
    expect(response.json().data).toEqual({
      errors: ['E-LANES'],
      missing: expect.arrayContaining(['structure.object_name', 'structure.city']),
    });
  });

  test('rejects the submission of an older revision', async () => {
    const seen = await draft();
    await kp.save(MANAGER, seen, garage());
    expect(outcome(await kp.submit(MANAGER, seen))).toEqual([409, 'edited_meanwhile']);
    expect(await statusOf(seen.slug)).toBe('draft');
  });

  test('rejects one of a concurrent save and submission', async () => {
    const seen = await draft();
    const [submitted, saved] = await Promise.all([kp.submit(MANAGER, seen), kp.save(MANAGER, seen, garage())]);
    expect([submitted.statusCode, saved.statusCode].sort()).toEqual([200, 409]);
  });

  test('rejects a trial proposal of the manufacturer’s employee, who has no company', async () => {
    const tried = await kp.drafted(STAFF, garage());
    expect(tried.actions).not.toContain('submit');
    expect(outcome(await kp.submit(STAFF, tried))).toEqual([409, 'proposal_demonstration']);
  });
});

describe('prices', () => {
  const raise = (price: number) =>
    api.db.execute(sql`update products set price_retail = ${price} where article = '908SV-0010'`);

  test('keeps the prices of a draft until they are updated, and reports them outdated after a week', async () => {
    const begun = await draft();
    await raise(250_000);
    const opened = proposalOf(await kp.read(MANAGER, begun.slug));
    expect([opened.total, opened.prices_outdated]).toEqual([begun.total, false]);
    // Saving calculates with the draft's prices, too.
    const saved = proposalOf(await kp.save(MANAGER, opened, withoutOwn(mall())));
    expect(saved.total).toBe(begun.total);

    const session = await kp.as(MANAGER);
    const differences = (await api.get(`/api/account/kp/proposals/${begun.slug}/prices/`, { session })).json();
    expect(differences.lines).toEqual([
      expect.objectContaining({ article: '908SV-0010', qty: 1, before: 240_000_00, after: 250_000_00 }),
    ]);
    expect(differences.total).toEqual({ before: begun.total, after: begun.total + 10_000_00 });
    const stale = await kp.act(MANAGER, begun.slug, 'prices', { revision: begun.revision });
    expect(outcome(stale)).toEqual([409, 'edited_meanwhile']);
    const renewed = proposalOf(await kp.act(MANAGER, begun.slug, 'prices', { revision: saved.revision }));
    expect([renewed.total, renewed.revision]).toEqual([begun.total + 10_000_00, saved.revision + 1]);
    await raise(240_000);

    wait(8 * DAY);
    expect(proposalOf(await kp.read(MANAGER, begun.slug)).prices_outdated).toBe(true);
  });

  test('are frozen when the proposal leaves draft', async () => {
    const submitted = proposalOf(await kp.submit(MANAGER, await draft()));
    expect(submitted).toMatchObject({ frozen_at: expect.any(String), saved_by: { id: submitted.author.id } });
    await raise(300_000);
    await api.db.execute(sql`update companies set level = 'gold' where id = 1`);
    const later = proposalOf(await kp.read(MANAGER, submitted.slug));
    expect([later.totals, later.purchase, later.book]).toEqual([submitted.totals, submitted.purchase, submitted.book]);
    const update = await kp.act(MANAGER, submitted.slug, 'prices', { revision: submitted.revision });
    expect(outcome(update)).toEqual([409, 'proposal_status']);
    expect(outcome(await kp.save(MANAGER, submitted, garage()))).toEqual([409, 'proposal_status']);
    await raise(240_000);
    await api.db.execute(sql`update companies set level = 'partner' where id = 1`);
  });
});

describe('numbers and versions', () => {
  test('are numbered without a gap under concurrency', async () => {
    const begun = await Promise.all(Array.from({ length: 6 }, () => kp.begin(MANAGER)));
    const numbers = begun.map(({ slug }) => Number(slug.slice(-6))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  });

  test('gives a copy its own number, today’s prices and no customer', async () => {
    const original = await kp.begin(MANAGER);
    const offer = { ...original.offer, customer: { ...original.offer.customer, company: 'ООО «Заказ»' } };
    const saved = proposalOf(await kp.save(MANAGER, { ...original, offer }, withoutOwn(mall())));
    await api.db.execute(sql`update products set price_retail = 250000 where article = '908SV-0010'`);
    const copy = proposalOf(await kp.act(MANAGER, saved.slug, 'copy'));
    await api.db.execute(sql`update products set price_retail = 240000 where article = '908SV-0010'`);
    expect(copy).toMatchObject({ status: 'draft', version: 1, customer: '', object_name: saved.object_name });
    expect([copy.slug === saved.slug, copy.total]).toEqual([false, saved.total + 10_000_00]);
    expect(saved.customer).toBe('ООО «Заказ»');
  });

  test('keeps the number in a new version and makes the replaced one read-only', async () => {
    const first = await draft();
    await put(first.slug, 'approved');
    const second = proposalOf(await kp.act(MANAGER, first.slug, 'versions'));
    expect(second).toMatchObject({
      ...{ slug: `${first.slug}-2`, number: `${first.number}/2`, version: 2, status: 'draft', total: first.total },
      versions: [
        { slug: first.slug, version: 1, status: 'approved' },
        { slug: `${first.slug}-2`, version: 2, status: 'draft' },
      ],
    });
    const replaced = proposalOf(await kp.read(MANAGER, first.slug));
    expect(replaced).toMatchObject({ superseded_by: 2, may_edit: false, actions: ['copy'] });
    const again = await kp.act(MANAGER, first.slug, 'versions');
    expect(outcome(again)).toEqual([409, 'proposal_status']);
    expect(again.json().message).toBe('Заменена версией 2: открыта только для чтения');
    // The list shows each number once.
    const { items } = await kp.list(MANAGER, `search=${encodeURIComponent(first.number)}`);
    expect(items.map(({ slug }) => slug)).toEqual([second.slug]);
    // Deleting the new version restores the first one.
    expect((await kp.remove(MANAGER, second.slug)).statusCode).toBe(200);
    expect(proposalOf(await kp.read(MANAGER, first.slug))).toMatchObject({ superseded_by: null, status: 'approved' });
  });

  test('creates one version for concurrent requests', async () => {
    const { slug } = await draft();
    await put(slug, 'expired', '2026-01-01');
    const responses = await Promise.all([1, 2, 3].map(() => kp.act(MANAGER, slug, 'versions')));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(proposalOf(await kp.read(MANAGER, slug)).versions).toHaveLength(2);
  });
});

describe('later statuses', () => {
  test('archives and restores a draft and a rejected proposal', async () => {
    const { slug } = await draft();
    for (const status of ['draft', 'rejected']) {
      await put(slug, status);
      expect(proposalOf(await kp.act(MANAGER, slug, 'archive'))).toMatchObject({ status: 'archive', may_edit: false });
      const inAll = (await kp.list(MANAGER)).items.some((item) => item.slug === slug);
      const inArchive = (await kp.list(MANAGER, 'type=archive')).items.some((item) => item.slug === slug);
      expect([inAll, inArchive]).toEqual([false, true]);
      expect(proposalOf(await kp.act(MANAGER, slug, 'restore')).status).toBe(status);
    }
  });

  test('records a customer’s rejection with its reason', async () => {
    const proposal = await draft();
    await put(proposal.slug, 'sent', '2027-12-31');
    const reason = 'Выбрали другого поставщика';
    expect(proposalOf(await kp.act(MANAGER, proposal.slug, 'reject', { reason })).status).toBe('rejected');
    expect(outcome(await kp.act(MANAGER, proposal.slug, 'reject', { reason: '' }))).toEqual([409, 'proposal_status']);
    expect(await eventsOf(proposal)).toEqual(['created', 'rejected']);
  });

  test('deletes a draft without reusing its number', async () => {
    const { slug } = await draft();
    expect((await kp.remove(MANAGER, slug)).statusCode).toBe(200);
    expect((await kp.read(MANAGER, slug)).statusCode).toBe(404);
    expect((await kp.remove(MANAGER, slug)).statusCode).toBe(404);
    expect(Number((await kp.begin(MANAGER)).slug.slice(-6))).toBe(Number(slug.slice(-6)) + 1);
  });

  test('deletes only drafts, and protects the services of a sent proposal', async () => {
    const session = await kp.as(MANAGER);
    const { items } = (await api.get('/api/account/profile/expanded-services/', { session })).json().pagedata;
    const own = [{ kind: 'service' as const, id: items[0].id, qty: 2 }];
    const park = garage();
    const { slug } = await kp.drafted(MANAGER, { ...park, additionally: { ...park.additionally, own } });
    await put(slug, 'sent', '2027-12-31');
    expect(outcome(await kp.remove(MANAGER, slug))).toEqual([409, 'proposal_status']);
    const service = `/api/account/profile/expanded-services/${items[0].id}/`;
    expect(outcome(await api.delete(service, { session }))).toEqual([409, 'service_protected']);
    await put(slug, 'draft');
    await kp.remove(MANAGER, slug);
    expect((await api.delete(service, { session })).statusCode).toBe(200);
  });

  test('expires an offer after its last day in Moscow, and extends it by a new version', async () => {
    const { slug } = await draft();
    const lastDay = siteDay(new Date(START.getTime() + waited));
    await put(slug, 'viewed', lastDay);
    const sweep = () => api.sweep('proposals');
    await sweep();
    expect(await statusOf(slug)).toBe('viewed');
    const midnight = new Date(`${lastDay}T24:00:00+03:00`).getTime();
    wait(midnight - START.getTime() - waited - 1);
    await sweep();
    expect(await statusOf(slug)).toBe('viewed');
    wait(1);
    await Promise.all([sweep(), sweep()]);
    expect(proposalOf(await kp.read(MANAGER, slug))).toMatchObject({
      status: 'expired',
      actions: ['link', 'extend', 'copy'],
    });
    expect((await eventsOf({ slug })).filter((action: string) => action === 'expired')).toHaveLength(1);
    expect(proposalOf(await kp.act(MANAGER, slug, 'versions'))).toMatchObject({ status: 'draft', valid_until: null });
  });

  test('creates a typical car park that lacks only a name and a city', async () => {
    const begun = proposalOf(await kp.typical(MANAGER, 'office'));
    expect(begun.total).toBeGreaterThan(1_000_000_00);
    const { configuration } = begun;
    const structure = { ...configuration.structure, object_name: 'Офис', city: 'Тверь' };
    const named = proposalOf(await kp.save(MANAGER, begun, { ...configuration, structure }));
    expect(proposalOf(await kp.submit(MANAGER, named)).status).toBe('moderation');
    expect((await kp.typical(MANAGER, 'harbour')).statusCode).toBe(400);
  });
});

const allowed: Record<string, string[]> = {
  draft: ['submit', 'archive', 'remove'],
  moderation: [],
  approved: ['versions'],
  sent: ['versions', 'reject'],
  viewed: ['versions', 'reject'],
  accepted: [],
  rejected: ['versions', 'archive'],
  expired: ['versions'],
  ordered: [],
  archive: ['restore'],
};

test.each(Object.entries(allowed))('%s: rejects the actions outside the table', async (status, may) => {
  const { slug, revision } = await draft();
  await put(slug, status);
  for (const what of ['submit', 'versions', 'reject', 'archive', 'restore', 'remove'].filter(
    (one) => !may.includes(one),
  )) {
    const body = what === 'submit' ? { revision } : what === 'reject' ? { reason: '' } : {};
    const response = what === 'remove' ? await kp.remove(MANAGER, slug) : await kp.act(MANAGER, slug, what, body);
    expect([what, ...outcome(response)]).toEqual([what, 409, 'proposal_status']);
  }
  expect(await statusOf(slug)).toBe(status);
});

describe('access', () => {
  let slug: string;
  beforeEach(async () => {
    ({ slug } = await draft());
  });
  const tried = (phone: string) =>
    Promise.all([
      kp.submit(phone, { slug, revision: 2 }),
      kp.remove(phone, slug),
      ...['copy', 'versions', 'archive', 'restore'].map((what) => kp.act(phone, slug, what)),
      kp.act(phone, slug, 'reject', { reason: '' }),
      kp.act(phone, slug, 'prices', { revision: 2 }),
    ]);

  test('returns 404 for another company’s proposal', async () => {
    for (const phone of [PLATINUM, STAFF])
      for (const response of await tried(phone)) expect(outcome(response)).toEqual([404, 'not found']);
  });

  test('returns 404 to an employee for a colleague’s proposal', async () => {
    for (const response of await tried(EMPLOYEE)) expect(outcome(response)).toEqual([404, 'not found']);
    expect(await statusOf(slug)).toBe('draft');
  });

  test('requires a login', async () => {
    expect((await api.post(`/api/account/kp/proposals/${slug}/copy/`, {})).statusCode).toBe(401);
    expect((await api.delete(`/api/account/kp/proposals/${slug}/`)).statusCode).toBe(401);
  });
});
