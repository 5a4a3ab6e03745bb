import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { currentVersion } from '@site/kp-rules/versions';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { sql } from 'drizzle-orm';
import { outcome, proposalCallsOf, proposalOf, withoutOwn } from '../../../test/proposal-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const url = '/api/account/kp/proposals/';
const [BUYER, EMPLOYEE, WAITING, GOLD, STAFF, MANAGER] = ['001', '003', '004', '005', '008', '011'].map(
  (end) => `+79000000${end}`,
) as [string, string, string, string, string, string];

let api: TestApp;
type Calls = ReturnType<typeof proposalCallsOf>;
let { as, begin, read, save, list }: Calls = {} as Calls;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
  ({ as, begin, read, save, list } = proposalCallsOf(api));
  await api.db.execute(sql`update companies set kp_access = true where id = 1`);
});
afterAll(() => api.close());

test('numbers proposals without gaps and creates them empty', async () => {
  const [first, second] = [await begin(EMPLOYEE), await begin(GOLD)];
  expect(first.number).toMatch(/^КП-\d{4}-\d{6}$/);
  expect(first).toMatchObject({
    status: 'draft',
    revision: 1,
    total: 0,
    rules_version: currentVersion,
    may_edit: true,
  });
  expect(first.errors).toEqual(['E-LANES']);
  expect(Number(second.slug.slice(-6))).toBe(Number(first.slug.slice(-6)) + 1);
});

test('calculates the sums of the worked examples on saving', async () => {
  const begun = await begin(GOLD);
  const saved = proposalOf(await save(GOLD, begun, withoutOwn(mall())));
  expect(saved).toMatchObject({ revision: 2, object_name: 'ТРЦ «Берёзовая роща»', total: 8_056_800_00, errors: [] });
  const office = proposalOf(await save(GOLD, saved, garage()));
  expect(office.totals).toMatchObject({ retail_total: 3_660_480_00, total: 3_404_252_00, on_request: [] });
  expect(office.totals.vat).toMatchObject({ rate: 22, amount: 613_881_51 });
  expect(office.purchase).toMatchObject({ cost: 2_972_548_00, margin: 431_704_00, below_cost: [] });
  expect(proposalOf(await read(GOLD, office.slug))).toEqual(office);
});

test('rejects saving an older revision', async () => {
  const begun = await begin(EMPLOYEE);
  const saved = proposalOf(await save(EMPLOYEE, begun, withoutOwn(mall())));
  const late = await save(EMPLOYEE, begun, garage());
  expect(outcome(late)).toEqual([409, 'edited_meanwhile']);
  expect(late.json().data).toEqual({ revision: 2 });
  expect(proposalOf(await read(EMPLOYEE, begun.slug)).configuration).toEqual(saved.configuration);
});

test('rejects an invalid configuration', async () => {
  const begun = await begin(EMPLOYEE);
  const park = garage();
  const wide = { ...park, lanes: park.lanes.map((lane) => ({ ...lane, width_cm: 5_000 })) };
  expect(outcome(await save(EMPLOYEE, begun, wide))).toEqual([400, 'validation']);
  const twice = { ...park, lanes: [...park.lanes, park.lanes[0]!] };
  expect(outcome(await save(EMPLOYEE, begun, twice))).toEqual([400, 'validation']);
});

describe('editing claims', () => {
  const [here, there] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;
  const take = async (phone: string, slug: string, editor: string, take_over = false) =>
    api.put(`${url}${slug}/editing/`, { editor, take_over }, { session: await as(phone) });

  test('allows one editor at a time, and a takeover in both directions', async () => {
    const begun = await begin(EMPLOYEE);
    const { slug } = begun;
    expect(begun.edited_by).toBeNull();
    expect((await take(EMPLOYEE, slug, here)).json()).toMatchObject({ is_yours: true, revision: 1 });
    const { is_yours, by } = (await take(MANAGER, slug, there)).json();
    expect([is_yours, by.name]).toEqual([false, begun.author.name]);
    expect(proposalOf(await read(MANAGER, slug)).edited_by).toEqual(begun.author);
    expect((await take(MANAGER, slug, there, true)).json()).toMatchObject({ is_yours: true });
    expect((await take(EMPLOYEE, slug, here)).json().is_yours).toBe(false);

    const session = await as(EMPLOYEE);
    const body = { revision: 1, configuration: begun.configuration, offer: begun.offer, editor: here };
    const refused = await api.put(`${url}${slug}/`, body, { session });
    expect(outcome(refused)).toEqual([409, 'edited_elsewhere']);
    expect(refused.json().message).toMatch(/^Редактирует /);
    // API clients send no `editor`: their saves are checked by revision only.
    expect(proposalOf(await save(EMPLOYEE, begun, garage())).revision).toBe(2);
    await take(EMPLOYEE, slug, here, true);
    expect((await api.put(`${url}${slug}/`, { ...body, revision: 2 }, { session })).statusCode).toBe(200);
  });

  test('releases a claim on leaving or when it is not renewed', async () => {
    const { slug } = await begin(EMPLOYEE);
    await take(EMPLOYEE, slug, here);
    const session = await as(EMPLOYEE);
    // A tab cannot release the claim of another tab.
    await api.delete(`${url}${slug}/editing/${there}/`, { session });
    expect((await take(MANAGER, slug, there)).json().is_yours).toBe(false);
    expect((await api.delete(`${url}${slug}/editing/${here}/`, { session })).statusCode).toBe(200);
    expect((await take(MANAGER, slug, there)).json().is_yours).toBe(true);
    await api.db.execute(sql`update proposal_editing set seen_at = seen_at - interval '91 seconds'`);
    expect((await take(EMPLOYEE, slug, here)).json().is_yours).toBe(true);
  });

  test('rejects claims on others’ proposals and on non-drafts', async () => {
    const { slug } = await begin(GOLD);
    expect((await take(MANAGER, slug, here)).statusCode).toBe(404);
    expect(outcome(await take(BUYER, slug, here))).toEqual([403, 'no_access']);
    const [sent] = (await list(GOLD, 'type=sent')).items;
    expect(outcome(await take(GOLD, sent!.slug, here))).toEqual([409, 'proposal_status']);
  });
});

describe('access', () => {
  test('requires a login and partner access', async () => {
    expect((await api.get(url)).statusCode).toBe(401);
    for (const phone of [BUYER, WAITING]) {
      const response = await api.post(url, {}, { session: await as(phone) });
      expect(outcome(response)).toEqual([403, 'no_access']);
      expect(response.json().data).toHaveProperty('dealer_access_moderation');
    }
  });

  test('returns 404 for another company’s and for unknown proposals', async () => {
    const { slug, revision, offer } = await begin(GOLD);
    for (const wanted of [slug, 'kp-2026-999999', 'nothing'])
      expect(outcome(await read(MANAGER, wanted))).toEqual([404, 'not found']);
    expect((await save(MANAGER, { slug, revision, offer }, garage())).statusCode).toBe(404);
    expect((await list(MANAGER)).items.map((item) => item.slug)).not.toContain(slug);
  });

  test('shows an employee’s proposal to the manager, but not the reverse', async () => {
    const [employees, managers] = [await begin(EMPLOYEE), await begin(MANAGER)];
    expect(proposalOf(await read(MANAGER, employees.slug)).may_edit).toBe(true);
    expect(proposalOf(await save(MANAGER, employees, garage())).revision).toBe(2);
    expect((await read(EMPLOYEE, managers.slug)).statusCode).toBe(404);
    const slugs = (await list(EMPLOYEE)).items.map(({ slug }) => slug);
    expect([slugs.includes(employees.slug), slugs.includes(managers.slug)]).toEqual([true, false]);
  });

  test('hides the margin from an employee of the partner, but not from the manager', async () => {
    const own = proposalOf(await save(EMPLOYEE, await begin(EMPLOYEE), garage()));
    expect([own.total, own.purchase]).toEqual([3_404_252_00, null]);
    expect(proposalOf(await read(MANAGER, own.slug)).purchase?.margin).toBeGreaterThan(0);
  });

  test('hides partner prices from an employee of the manufacturer', async () => {
    const tried = proposalOf(await save(STAFF, await begin(STAFF), garage()));
    expect([tried.total, tried.purchase]).toEqual([3_404_252_00, null]);
  });
});

test('adds a company’s own service at its price and protects it from deletion', async () => {
  const session = await as(MANAGER);
  const services = '/api/account/profile/expanded-services/';
  const service = {
    ...{ name: 'Монтаж точки проезда', category: 'монтаж', unit: 'шт.', price: 45_000, vat_included: true },
    ...{ description: '', duration: '', is_active: true },
  };
  const added = (await api.post(services, service, { session })).json().items;
  const { id } = added.find(({ name }: { name: string }) => name === service.name);
  const begun = await begin(MANAGER);
  const park = garage();
  const own = [{ kind: 'service' as const, id, qty: 2 }];
  const saved = proposalOf(await save(MANAGER, begun, { ...park, additionally: { ...park.additionally, own } }));
  expect(saved.total).toBe(3_404_252_00 + 90_000_00);
  expect(outcome(await api.delete(`${services}${id}/`, { session }))).toEqual([409, 'service_protected']);
  await save(MANAGER, saved, park);
  expect((await api.delete(`${services}${id}/`, { session })).statusCode).toBe(200);
});

test('adds VAT to a service priced without it, and offers no hidden service unless it is chosen', async () => {
  const session = await as(MANAGER);
  const services = '/api/account/profile/expanded-services/';
  const service = {
    ...{ name: 'Пусконаладка без НДС', category: 'монтаж', unit: 'шт.', price: 45_001, vat_included: false },
    ...{ description: '', duration: '', is_active: true },
  };
  const added = (await api.post(services, service, { session })).json().items;
  const { id } = added.find(({ name }: { name: string }) => name === service.name);
  const hide = () => api.put(`${services}${id}/`, { ...service, is_active: false }, { session });
  const begun = await begin(MANAGER);
  const park = garage();
  const own = [{ kind: 'service' as const, id, qty: 1 }];
  const saved = proposalOf(await save(MANAGER, begun, { ...park, additionally: { ...park.additionally, own } }));
  // 45 001 ₽ and 22 % are 54 901.22 ₽.
  expect(saved.total).toBe(3_404_252_00 + 54_901_00);
  const offersIt = ({ book }: typeof saved) => book.own.some((item) => item.id === id);
  await hide();
  const kept = proposalOf(await read(MANAGER, saved.slug));
  expect([kept.total, kept.errors, offersIt(kept)]).toEqual([saved.total, [], true]);
  const without = proposalOf(await save(MANAGER, kept, park));
  expect([offersIt(without), offersIt(await begin(MANAGER))]).toEqual([false, false]);
});

test('searches, filters, sorts and pages the list', async () => {
  const [one, other] = [await begin(MANAGER), await begin(MANAGER)];
  const named = (park: ProposalConfiguration, object_name: string) => ({
    ...withoutOwn(park),
    structure: { ...park.structure, object_name },
  });
  await save(MANAGER, one, named(garage(), 'Паркинг 100% «Заря»'));
  await save(MANAGER, other, named(mall(), 'Паркинг «Роща»'));
  const find = async (query: string) => (await list(MANAGER, query)).items.map(({ slug }) => slug);
  const search = encodeURIComponent('паркинг');
  expect(await find(`search=${search}&sort=total`)).toEqual([one.slug, other.slug]);
  expect(await find(`search=${search}&sort=-total`)).toEqual([other.slug, one.slug]);
  expect(await find(`search=${search}&sort=-changed`)).toEqual([other.slug, one.slug]);
  expect(await find(`search=${encodeURIComponent('100%')}`)).toEqual([one.slug]);
  expect(await find(`search=${encodeURIComponent(other.number)}`)).toEqual([other.slug]);
  expect(await find('from=2020-01-01&to=2020-12-31')).toEqual([]);
  const { authors, total } = await list(MANAGER);
  expect(authors.length).toBeGreaterThan(1);
  const byAuthor = await Promise.all(authors.map(({ id }) => list(MANAGER, `author=${id}`)));
  expect(byAuthor.reduce((sum, part) => sum + part.total, 0)).toBe(total);
  for (let count = total; count <= 20; count++) await begin(MANAGER);
  const [first, second] = [await list(MANAGER, 'sort=number'), await list(MANAGER, 'sort=number&page=2')];
  expect([first.items.length, first.pages, second.items.length]).toEqual([20, 2, first.total - 20]);
});

test('counts tabs with the other filters, and treats an unknown type as all without the archive', async () => {
  const count = async (query: string) => {
    const { total, counts } = await list(GOLD, query);
    return [total, counts.all, counts.archive];
  };
  const [all, , archived] = await count('');
  expect(archived).toBeGreaterThan(0);
  expect(await count('type=nothing')).toEqual([all, all, archived]);
  expect((await count('type=archive'))[0]).toBe(archived);
  const { items, counts } = await list(GOLD, `type=sent&search=${encodeURIComponent('кубань')}`);
  expect(items.map(({ number }) => number.slice(-2))).toEqual(['/2']);
  expect(counts).toMatchObject({ all: 1, sent: 1, draft: 0, archive: 0 });
});

test('serves the page with the same list, uncached', async () => {
  const session = await as(GOLD);
  const page = await api.get('/api/account/kp/?type=accepted', { session });
  expect(page.headers['cache-control']).toBe('no-store');
  const { seo, pagedata } = page.json();
  expect(seo.robots).toContain('noindex');
  expect(pagedata).toEqual({ kind: 'proposals', ...(await list(GOLD, 'type=accepted')) });
});
