import { afterAll, beforeAll, expect, test } from 'vitest';
import { DashboardPageData, type Waiting } from '@site/contracts/dashboard';
import { mall } from '@site/kp-rules/testing/car-parks';
import { DAY, siteDay } from '@site/kernel/dates';
import { sql } from 'drizzle-orm';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { proposalCallsOf, proposalOf, withoutOwn } from '../../../test/proposal-calls.ts';
import { publicProposalCallsOf } from '../../../test/public-proposal-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

/** Owners of companies with access to the configurator. */
const [OWNER, OTHER_OWNER] = ['+79000000005', '+79000000006'] as const;

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '900', AUTH_CHECKS_PER_ADDRESS: '900' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

const waiting = async (phone: string): Promise<Waiting[]> => {
  const response = await api.get('/api/account/main/', { session: await as(phone) });
  return DashboardPageData.parse(response.json().pagedata).waiting.filter(({ kind }) => kind === 'proposal');
};
const inDays = (days: number) => siteDay(new Date(api.now().getTime() + days * DAY));
const endOn = (slug: string, day: string) =>
  api.db.execute(
    sql`update proposals set valid_until = ${day} where year || '-' || lpad(number::text, 6, '0') = ${slug.slice(3)}`,
  );

test('lists an offer on its author’s dashboard from three days before its last day until it ends', async () => {
  const kp = proposalCallsOf(api);
  const offers = publicProposalCallsOf(api, kp);
  const { slug, revision } = await kp.drafted(OWNER, withoutOwn(mall()));
  expect(await waiting(OWNER)).toEqual([]);
  const token = await offers.sent(OWNER, { slug, revision });
  const { number } = proposalOf(await kp.read(OWNER, slug));
  expect(await waiting(OWNER)).toEqual([]);

  for (const [days, isShown] of [
    [4, false],
    [3, true],
    [0, true],
    [-1, false],
  ] as const) {
    await endOn(slug, inDays(days));
    expect([days, (await waiting(OWNER)).length]).toEqual([days, isShown ? 1 : 0]);
  }
  await endOn(slug, inDays(1));
  const [shown] = await waiting(OWNER);
  expect(shown?.title).toMatch(new RegExp(`^Предложение ${number} действует до`));
  expect(shown?.url).toBe(`/account/kp/${slug}/`);
  expect(await waiting(OTHER_OWNER)).toEqual([]);

  // Viewed but not answered: the reminder stays.
  await offers.customer(token, 'viewed');
  expect(proposalOf(await kp.read(OWNER, slug)).status).toBe('viewed');
  expect(await waiting(OWNER)).toEqual([shown]);
  await offers.customer(token, 'reject', { reason: 'Дорого' });
  expect(proposalOf(await kp.read(OWNER, slug)).status).toBe('rejected');
  expect(await waiting(OWNER)).toEqual([]);
});
