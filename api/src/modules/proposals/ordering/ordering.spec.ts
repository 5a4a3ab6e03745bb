import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, OrderRequest } from '@site/contracts/orders';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { sql } from 'drizzle-orm';
import { forCompany, orderCallsOf } from '../../../../test/order-calls.ts';
import { outcome, proposalCallsOf, proposalOf, withoutOwn } from '../../../../test/proposal-calls.ts';
import { publicProposalCallsOf } from '../../../../test/public-proposal-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [BUYER, EMPLOYEE, GOLD, PLATINUM, OWNER] = ['001', '003', '005', '006', '010'].map(
  (end) => `+79000000${end}`,
) as [string, string, string, string, string];
const anna = { name: 'Анна', phone: '+79161234567', consent: true };

let api: TestApp;
let kp: ReturnType<typeof proposalCallsOf>;
let offers: ReturnType<typeof publicProposalCallsOf>;
let buyers: ReturnType<typeof orderCallsOf>;
beforeAll(async () => {
  api = await startTestApp({
    ...{ AUTH_CODES_PER_ADDRESS: '900', AUTH_CHECKS_PER_ADDRESS: '900', FORMS_PER_ADDRESS: '900' },
    ORDERS_PER_ADDRESS: '900',
  });
  kp = proposalCallsOf(api);
  offers = publicProposalCallsOf(api, kp);
  buyers = { ...orderCallsOf(api), as: kp.as };
  await api.db.execute(sql`update companies set kp_access = true where id = 1`);
});
afterAll(() => api.close());

/** Creates a proposal that the customer has accepted. */
async function accepted(phone = GOLD, park = withoutOwn(mall())) {
  const saved = await kp.drafted(phone, park);
  // The first proposals of a company need approval, which is tested separately.
  const { status } = proposalOf(await kp.submit(phone, saved));
  if (status === 'moderation') await api.manage('POST', `/proposals/${saved.slug}/approve/`);
  const token = await offers.sent(phone, proposalOf(await kp.read(phone, saved.slug)));
  expect((await offers.customer(token, 'accept', anna)).statusCode).toBe(200);
  return proposalOf(await kp.read(phone, saved.slug));
}

const checkout = async (phone: string, kp_id: string) =>
  api.get(`/api/cart/?step=checkout&kp_id=${kp_id}`, { session: await kp.as(phone) });
const order = async (phone: string, kp_id: string, changes: Partial<OrderRequest> & { expected_total: number }) => {
  const session = await kp.as(phone);
  return buyers.send({ ...(await buyers.requestFor(session, { ...forCompany, ...changes })), kp_id }, session);
};
const orderOf = async (phone: string, id: string): Promise<Order> => buyers.order(id, await kp.as(phone));

describe('an accepted proposal', () => {
  test('is ordered at the partner’s frozen prices, independently of the cart', async () => {
    const proposal = await accepted();
    expect(proposal).toMatchObject({ status: 'accepted', order: null, actions: ['order', 'link', 'copy'] });
    const cost = proposal.purchase!.cost / 100;
    await api.db.execute(sql`update products set price_retail = price_retail + 1000 where article = '908SV-0010'`);
    const session = await kp.as(GOLD);
    await buyers.put(await buyers.product(), 3, session);

    const { cart, checkout: options, proposal: shown } = (await checkout(GOLD, proposal.slug)).json().pagedata;
    expect([cart.total, options.customer_type, shown.number, shown.instead]).toEqual([
      ...[cost, 'company', proposal.number],
      null,
    ]);

    const placed = (await order(GOLD, proposal.slug, { expected_total: cost })).json();
    const made = await orderOf(GOLD, placed.id);
    expect(made).toMatchObject({
      ...{ goods_total: cost, status: 'new', own_lines: [] },
      proposal: { number: proposal.number, url: `/account/kp/${proposal.slug}/` },
    });
    expect(made.lines.find(({ article }) => article === '908SV-0010')).toMatchObject({ qty: 1, price: 192_000 });
    expect(made.invoice).not.toBeNull();
    expect((await buyers.cart(session)).items).toHaveLength(1);
    expect(proposalOf(await kp.read(GOLD, proposal.slug))).toMatchObject({
      ...{ status: 'ordered', order: { number: placed.number, url: placed.url } },
    });
    const listed = (await kp.list(GOLD, 'type=ordered')).items.find(({ slug }) => slug === proposal.slug);
    expect(listed?.order).toEqual({ number: placed.number, url: placed.url });
    await api.db.execute(sql`update products set price_retail = price_retail - 1000 where article = '908SV-0010'`);
  });

  test('is ordered once: concurrent and later requests return the same order', async () => {
    const proposal = await accepted();
    const expected_total = proposal.purchase!.cost / 100;
    const responses = await Promise.all([1, 2, 3].map(() => order(GOLD, proposal.slug, { expected_total })));
    const later = await order(GOLD, proposal.slug, { expected_total: 1 });
    const bodies = [...responses, later].map((response) => response.json());
    expect(new Set(bodies.map(({ number }) => number)).size).toBe(1);
    expect(bodies.filter(({ known }) => known === true)).toHaveLength(3);
    const { instead } = (await checkout(GOLD, proposal.slug)).json().pagedata.proposal;
    expect(instead).toBe(bodies[0].url);
  });

  test('rejects an order with another expected sum', async () => {
    const proposal = await accepted();
    const response = await order(GOLD, proposal.slug, { expected_total: 1 });
    expect(outcome(response)).toEqual([409, 'cart_changed']);
    expect(proposalOf(await kp.read(GOLD, proposal.slug)).status).toBe('accepted');
  });

  test('stores the company’s own lines apart from the order’s sums, and protects their items', async () => {
    const session = await kp.as(GOLD);
    const services = '/api/account/profile/expanded-services/';
    const { items } = (await api.get(services, { session })).json().pagedata;
    const [item] = items;
    const own = [{ kind: 'service' as const, id: item.id, qty: 4 }];
    const park = garage();
    const proposal = await accepted(GOLD, { ...park, additionally: { ...park.additionally, own } });
    const { cost, own: ownSum } = proposal.purchase!;
    expect(ownSum).toBe(4 * item.price * 100);
    const placed = (await order(GOLD, proposal.slug, { expected_total: cost / 100 })).json();
    const made = await orderOf(GOLD, placed.id);
    expect(made.own_lines).toEqual([{ name: item.name, unit: item.unit, qty: 4, sum: ownSum }]);
    expect(made.total).toBe(cost / 100);
    await api.db.execute(sql`delete from proposal_items where item_id = ${item.id}`);
    expect(outcome(await api.delete(`${services}${item.id}/`, { session }))).toEqual([409, 'service_protected']);
  });

  test('is hidden from other visitors and cannot be ordered as a private person', async () => {
    const proposal = await accepted();
    const expected_total = proposal.purchase!.cost / 100;
    expect((await order(PLATINUM, proposal.slug, { expected_total })).statusCode).toBe(404);
    expect((await checkout(PLATINUM, proposal.slug)).statusCode).toBe(404);
    expect((await order(BUYER, proposal.slug, { expected_total })).statusCode).toBe(403);
    const guest = await api.get(`/api/cart/?step=checkout&kp_id=${proposal.slug}`);
    expect([guest.statusCode, guest.body.includes('price')]).toEqual([401, false]);
    const person = { expected_total, customer_type: 'person', company: null, payment: null } as const;
    expect((await order(GOLD, proposal.slug, person)).json().fields).toHaveProperty('customer_type');
  });

  test('can be ordered by the company’s owner, but not by an employee for a colleague', async () => {
    const proposal = await accepted(OWNER);
    const expected_total = proposal.purchase!.cost / 100;
    expect((await order(EMPLOYEE, proposal.slug, { expected_total })).statusCode).toBe(404);
    const employees = await accepted(EMPLOYEE);
    const managers = proposalOf(await kp.read(OWNER, employees.slug));
    const placed = await order(OWNER, employees.slug, { expected_total: managers.purchase!.cost / 100 });
    expect(placed.statusCode).toBe(200);
    // The author sees the order's number without a link: the order belongs to the owner.
    expect(proposalOf(await kp.read(EMPLOYEE, employees.slug)).order).toEqual({
      number: placed.json().number,
      url: null,
    });
    expect(outcome(await order(EMPLOYEE, employees.slug, { expected_total: 1 }))).toEqual([409, 'proposal_status']);
  });
});

test('rejects an order for a draft, and links its checkout to the proposal', async () => {
  const draft = await kp.drafted(GOLD, withoutOwn(mall()));
  expect(draft.actions).not.toContain('order');
  expect(outcome(await order(GOLD, draft.slug, { expected_total: 1 }))).toEqual([409, 'proposal_status']);
  const { instead } = (await checkout(GOLD, draft.slug)).json().pagedata.proposal;
  expect(instead).toBe(`/account/kp/${draft.slug}/`);
});

test('makes a proposal orderable again when its order is cancelled', async () => {
  const proposal = await accepted();
  const expected_total = proposal.purchase!.cost / 100;
  const first = (await order(GOLD, proposal.slug, { expected_total })).json();
  expect((await buyers.act(first.id, 'cancel', await kp.as(GOLD))).statusCode).toBe(200);
  expect(proposalOf(await kp.read(GOLD, proposal.slug))).toMatchObject({ status: 'accepted', order: null });
  const second = (await order(GOLD, proposal.slug, { expected_total, key: randomUUID() })).json();
  expect(second.number).toBeGreaterThan(first.number);
  expect((await orderOf(GOLD, first.id)).proposal?.number).toBe(proposal.number);
  const { events } = (await api.manage('GET', `/proposals/${proposal.slug}/`)).json();
  expect(events.map(({ action }: { action: string }) => action).slice(-3)).toEqual([
    ...['ordered', 'order_cancelled', 'ordered'],
  ]);
});
