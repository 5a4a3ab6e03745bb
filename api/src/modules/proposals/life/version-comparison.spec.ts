import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Proposal } from '@site/contracts/proposals';
import { VersionChanges } from '@site/contracts/version-changes';
import { mall } from '@site/kp-rules/testing/car-parks';
import { sql } from 'drizzle-orm';
import { proposalCallsOf, proposalOf, withoutOwn } from '../../../../test/proposal-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [EMPLOYEE, GOLD, PLATINUM] = ['003', '005', '006'].map((end) => `+79000000${end}`) as [string, string, string];

let api: TestApp;
let kp: ReturnType<typeof proposalCallsOf>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '900', AUTH_CHECKS_PER_ADDRESS: '900' });
  kp = proposalCallsOf(api);
});
afterAll(() => api.close());

const compare = async (phone: string, slug: string, since: number) =>
  api.get(`/api/account/kp/proposals/${slug}/changes/?since=${since}`, { session: await kp.as(phone) });

async function revised(): Promise<{ first: Proposal; second: Proposal }> {
  const first = await kp.drafted(GOLD, withoutOwn(mall()));
  await api.db.execute(
    sql`update proposals set status = 'approved', frozen_at = now() where number = ${Number(first.slug.slice(8, 14))}`,
  );
  const second = proposalOf(await kp.act(GOLD, first.slug, 'versions'));
  const park = withoutOwn(mall());
  const changed = {
    ...park,
    // One exit less, no displays, and a discount.
    lanes: park.lanes.slice(0, 3).map((lane, n) => (n === 0 ? { ...lane, name: 'Въезд с Мира' } : lane)),
    drawing: {
      objects: {
        'lane/lane-2/camera-1': { dx: 500, dy: 0, name: 'Камера на мачте' },
        room: { dx: 0, dy: 500, name: '' },
      },
    },
    additionally: { ...park.additionally, displays: 0 },
    summary: { ...park.summary, discount_percent: 5 },
    structure: { ...park.structure, ceiling_cm: 260 },
  };
  return { first, second: proposalOf(await kp.save(GOLD, second, changed)) };
}

test('lists the changed lines and both totals', async () => {
  const { first, second } = await revised();
  const changes = VersionChanges.parse((await compare(GOLD, second.slug, 1)).json());
  expect([changes.before, changes.after]).toMatchObject([
    { version: 1, slug: first.slug, total: first.total, discount: 0 },
    { version: 2, number: second.number, total: second.total, discount: second.totals.discount },
  ]);
  const line = (article: string) => changes.lines.find((one) => one.article === article);
  // Removed with the widest lane, and with the displays.
  for (const article of ['903BR-0060', '908DS-0010']) expect(line(article)?.after).toBeNull();
  // Required by the ceiling height.
  expect(line('908SG-0050')).toMatchObject({ before: null, after: { qty: 2 } });
  expect(line('908PX-0010')).toMatchObject({
    before: { qty: 2, price: 345_000_00, discount_percent: 0 },
    after: { qty: 1, price: 327_750_00, discount_percent: 5, sum: 327_750_00 },
  });
  expect(changes.drawing).toHaveLength(3);
  expect(changes.drawing).toEqual(
    expect.arrayContaining([
      { name: 'Въезд с Мира', moved: false, was_called: 'Въезд 1' },
      { name: 'Камера на мачте', moved: true, was_called: 'Камера, Въезд 2' },
      expect.objectContaining({ moved: true, was_called: null }),
    ]),
  );
  const sum = (which: 'before' | 'after') => changes.lines.reduce((all, one) => all + (one[which]?.sum ?? 0), 0);
  expect(sum('after') - sum('before')).toBe(second.total - first.total);
});

test('lists no changes between equal versions, and rejects unknown and foreign versions', async () => {
  const first = await kp.drafted(GOLD, withoutOwn(mall()));
  await api.db.execute(
    sql`update proposals set status = 'approved', frozen_at = now() where number = ${Number(first.slug.slice(8, 14))}`,
  );
  const second = proposalOf(await kp.act(GOLD, first.slug, 'versions'));
  expect((await compare(GOLD, second.slug, 1)).json()).toMatchObject({
    lines: [],
    drawing: [],
    same: expect.any(Number),
  });
  for (const since of [2, 3]) expect((await compare(GOLD, second.slug, since)).statusCode).toBe(404);
  for (const phone of [EMPLOYEE, PLATINUM]) expect((await compare(phone, second.slug, 1)).statusCode).not.toBe(200);
});
