import type { OfferDocument } from '@site/contracts/offer-document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ManagedProposal } from '@site/contracts/manage-proposals';
import { mall } from '@site/kp-rules/testing/car-parks';
import { sql } from 'drizzle-orm';
import { outcome, proposalCallsOf, proposalOf, withoutOwn } from '../../../../test/proposal-calls.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { publicProposalCallsOf } from '../../../../test/public-proposal-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';
import { guest } from '../../session/visitor.ts';
import { recordView } from './customer-actions.ts';

const [BUYER, GOLD] = ['001', '005'].map((end) => `+79000000${end}`) as [string, string];
const anna = { name: 'Анна', phone: '+79161234567', consent: true };
const question = { ...anna, text: 'Когда поставка?', line: null };

let api: TestApp;
let kp: ReturnType<typeof proposalCallsOf>;
let offers: ReturnType<typeof publicProposalCallsOf>;
beforeAll(async () => {
  api = await startTestApp({
    AUTH_CODES_PER_ADDRESS: '900',
    AUTH_CHECKS_PER_ADDRESS: '900',
    FORMS_PER_ADDRESS: '40',
  });
  kp = proposalCallsOf(api);
  offers = publicProposalCallsOf(api, kp);
});
afterAll(() => api.close());

const offer = {
  customer: { inn: '', company: 'АО «Роща»', contact: 'Пётр Лесной', phone: '+79160000000', email: 'les@example.ru' },
  cover_letter: 'Здравствуйте, Пётр!',
};
async function sent(change: object = {}) {
  const begun = await kp.begin(GOLD);
  const configuration = { ...withoutOwn(mall()), summary: { ...mall().summary, discount_percent: 3 } };
  const written = { ...begun, offer: { ...begun.offer, ...offer, ...change } };
  const saved = proposalOf(await kp.save(GOLD, written, configuration));
  return { slug: saved.slug, token: await offers.sent(GOLD, saved) };
}
const read = async (slug: string) => proposalOf(await kp.read(GOLD, slug));
const managed = async (slug: string): Promise<ManagedProposal> =>
  (await api.manage('GET', `/proposals/${slug}/`)).json();
const eventsOf = async (slug: string) => (await managed(slug)).events.map(({ action }) => action);
const bell = async () => (await api.get('/api/account/notices/', { session: await kp.as(GOLD) })).json().items[0];
const letters = async () => (await api.get('/dev/mail/')).body.replaceAll('\u00a0', ' ');

describe('the page', () => {
  test('shows the offer, and is neither indexed nor cached', async () => {
    const { slug, token } = await sent({ show_images: true, show_articles: true, show_unit_prices: true });
    const { totals, number, valid_until } = await read(slug);
    const response = await offers.page(token);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const { seo, pagedata } = response.json();
    expect(seo.robots).toBe('noindex, nofollow');
    expect(pagedata.proposal).toMatchObject({
      ...{ number, version: 1, valid_until, standing: 'open', newer: null, cover_letter: offer.cover_letter },
      customer: { company: 'АО «Роща»', contact: 'Пётр Лесной' },
      object: { name: 'ТРЦ «Берёзовая роща»', entries: 2, exits: 2, pay_stations: 2 },
      plan: { sheets: [expect.stringMatching(/^Лист.1/)] },
      totals: { retail: totals.retail_total, discount: totals.discount, total: totals.total, has_on_request: false },
    });
    const { sections, partner } = await offers.shown(token);
    expect(partner.name).not.toBe('');
    expect(sections.reduce((sum, section) => sum + section.sum, 0)).toBe(totals.total);
    const lines = sections.flatMap((section) => section.lines);
    expect(lines.every(({ article, price, picture }) => article && price && picture)).toBe(true);
  });

  test('has the sections, names and subtotals of the files', async () => {
    const { slug, token } = await sent();
    const file = `/api/account/kp/proposals/${slug}/proposal.json`;
    const document: OfferDocument = (await api.get(file, { session: await kp.as(GOLD), key: null })).json();
    const { sections } = await offers.shown(token);
    expect(sections.map(({ title, sum }) => [title, sum])).toEqual(
      document.sections.map(({ title, subtotal }) => [title, subtotal]),
    );
    expect(sections.map(({ lines }) => lines.map(({ key }) => key))).toEqual(
      document.sections.map(({ lines }) => lines.map(({ key }) => key)),
    );
    const paper = await pdfText((await api.get(`/api/view-kp/${token}/proposal.pdf`, { key: null })).bytes);
    for (const { title } of sections) expect(paper).toContain(`Итого по разделу «${title}»`);
  });

  test('omits pictures, articles and unit prices that the offer hides', async () => {
    const { token } = await sent({ show_images: false, show_articles: false, show_unit_prices: false });
    const lines = (await offers.shown(token)).sections.flatMap((section) => section.lines);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(line).toMatchObject({ article: null, picture: null });
    for (const line of lines) expect(line).not.toHaveProperty('price');
  });

  test('exposes neither the partner’s purchase prices nor internal fields', async () => {
    const { slug, token } = await sent({ show_unit_prices: true });
    const { purchase } = await read(slug);
    const { lines } = await managed(slug);
    const { body } = await offers.page(token);
    const shown = await offers.shown(token);
    const offered = new Set(shown.sections.flatMap((one) => one.lines.flatMap(({ price, sum }) => [price, sum])));
    const secret = [purchase!.cost, purchase!.margin, ...lines.map((line) => line.purchase_price)].filter(
      (figure) => figure !== null && !offered.has(figure),
    );
    expect(secret.length).toBeGreaterThan(20);
    const figures = new Set(body.match(/\d+/g));
    expect(secret.filter((figure) => figures.has(String(figure)))).toEqual([]);
    for (const word of [
      'purchase',
      'margin',
      'cost',
      'level',
      'gold',
      'reason',
      'book',
      'group',
      'terms_',
      'discount_p',
    ])
      expect(body).not.toContain(word);
    for (const word of ['+79160000000', 'les@example.ru', 'kp-20', slug]) expect(body).not.toContain(word);
    expect(Object.keys(shown).sort()).toEqual([
      ...[
        'answered_at',
        'cover_letter',
        'customer',
        'is_own',
        'newer',
        'number',
        'object',
        'partner',
        'plan',
        'sections',
        'sent_on',
      ],
      ...['signatory', 'standing', 'terms', 'totals', 'valid_until', 'version'],
    ]);
  });
});

describe('the files of the page', () => {
  test('serves a drawing without articles and prices until the link is revoked', async () => {
    const { slug, token } = await sent({ show_articles: false });
    const drawing = () => api.get(`/api/view-kp/${token}/proposal.svg`, { key: null });
    const { statusCode, headers, body } = await drawing();
    expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([
      ...[200, 'image/svg+xml', 'noindex, nofollow'],
    ]);
    expect(body).toContain('Въезд 1');
    expect([/90[38][A-Z]{2}-\d{4}/, /\d\s₽/].filter((secret) => secret.test(body))).toEqual([]);
    await offers.revoke(GOLD, slug);
    expect((await drawing()).statusCode).toBe(404);
  });

  const pdf = (token: string) => api.get(`/api/view-kp/${token}/proposal.pdf`, { key: null });

  test('serves a PDF without purchase prices and the customer’s contacts', async () => {
    const { slug, token } = await sent({ show_unit_prices: true });
    const { purchase, totals, number } = await read(slug);
    const response = await pdf(token);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const text = (await pdfText(response.bytes)).replaceAll(/\s/g, '');
    const shown = (kopecks: number) => String(kopecks / 100);
    expect(text).toContain(number);
    expect(text.replaceAll(/\D/g, '')).toContain(shown(totals.total));
    expect(text).not.toContain('les@example.ru');
    const { sections } = await offers.shown(token);
    const offered = new Set(
      sections.flatMap(({ sum, lines }) => [sum, ...lines.flatMap((line) => [line.price, line.sum])]),
    );
    const { lines } = await managed(slug);
    const secret = [purchase!.cost, purchase!.margin, ...lines.map((line) => line.purchase_price)];
    const hidden = secret.filter((figure) => figure !== null && figure > 100_000_00 && !offered.has(figure));
    expect(hidden.length).toBeGreaterThan(5);
    for (const figure of hidden) expect(text).not.toContain(shown(figure!));
  });

  test('marks the PDF of an expired offer, and returns 404 after the link is revoked', async () => {
    const { slug, token } = await sent();
    await api.db.execute(sql`update proposals set valid_until = '2020-01-01' where link_token = ${token}`);
    expect((await pdfText((await pdf(token)).bytes)).replaceAll(/\s+/g, ' ')).toContain('истёк');
    await offers.revoke(GOLD, slug);
    expect((await pdf(token)).statusCode).toBe(404);
    expect((await pdf('x'.repeat(32))).statusCode).toBe(404);
  });
});

describe('the first opening', () => {
  test('is recorded once, when the page reports it', async () => {
    const { slug, token } = await sent();
    await fetch(`${api.origin}/api/view-kp/${token}/`, { method: 'HEAD' });
    await offers.page(token);
    expect((await read(slug)).status).toBe('sent');
    await offers.customer(token, 'viewed', {}, { 'sec-purpose': 'prefetch;prerender' });
    expect((await read(slug)).status).toBe('sent');
    const responses = await Promise.all([1, 2, 3, 4].map(() => offers.customer(token, 'viewed')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const seen = await read(slug);
    expect(seen).toMatchObject({ status: 'viewed', viewed_at: expect.any(String) });
    expect(await eventsOf(slug)).toEqual(['created', 'sent', 'viewed']);
    api.wait(60_000);
    await offers.customer(token, 'viewed');
    expect((await read(slug)).viewed_at).toBe(seen.viewed_at);
  });

  test('is recorded although the seller changes the proposal at the same moment', async () => {
    const { slug, token } = await sent();
    let isFirst = true;
    const transaction: typeof api.db.transaction = async (work) => {
      if (isFirst) await api.db.execute(sql`update proposals set revision = revision + 1 where link_token = ${token}`);
      isFirst = false;
      return api.db.transaction(work);
    };
    const db = Object.assign(Object.create(api.db) as typeof api.db, { transaction });
    await recordView({ db, now: () => new Date() }, token, guest);
    expect((await read(slug)).status).toBe('viewed');
  });

  test('ignores the author’s company and counts any other visitor', async () => {
    const { slug, token } = await sent();
    const open = async (phone: string) =>
      api.post(`/api/view-kp/${token}/viewed/`, {}, { session: await kp.as(phone) });
    expect((await open(GOLD)).statusCode).toBe(200);
    expect((await read(slug)).status).toBe('sent');
    await open(BUYER);
    expect((await read(slug)).status).toBe('viewed');
  });
});

describe('the reply', () => {
  test('stores an acceptance with its consent and notifies the author', async () => {
    const { slug, token } = await sent();
    expect(outcome(await offers.customer(token, 'accept', { ...anna, consent: false }))).toEqual([400, 'validation']);
    expect((await offers.customer(token, 'accept', anna)).statusCode).toBe(200);
    const accepted = await read(slug);
    expect(accepted).toMatchObject({ status: 'accepted', viewed_at: expect.any(String) });
    expect(accepted.replies).toEqual([
      expect.objectContaining({ kind: 'accepted', version: 1, name: 'Анна', phone: '+79161234567' }),
    ]);
    expect(await offers.shown(token)).toMatchObject({ standing: 'accepted', answered_at: accepted.replies[0]!.at });
    const { title, url, text } = await bell();
    expect(title).toBe(`${accepted.number}: клиент принял предложение`);
    expect(text).toContain('Анна');
    const list = await kp.list(GOLD, url.split('?')[1]);
    expect(list.items.map((one) => one.slug)).toEqual([slug]);
    expect(await letters()).toContain(`${accepted.number}: клиент принял предложение`);
    const stored = await rowsOf<{ agreed_version: string; agreed_hash: string; address: string }>(
      api.db.execute(sql`select agreed_version, agreed_hash, address from proposal_replies where name = 'Анна'`),
    );
    expect(stored[0]).toMatchObject({
      agreed_version: expect.stringMatching(/./),
      address: expect.stringMatching(/./),
    });
    expect(stored[0]!.agreed_hash).toHaveLength(64);
  });

  test('rejects replies by the seller’s company', async () => {
    const { slug, token } = await sent();
    const session = await kp.as(GOLD);
    const own = await offers.page(token, session);
    expect(own.json().pagedata.proposal.is_own).toBe(true);
    expect((await offers.shown(token)).is_own).toBe(false);
    for (const [what, body] of [
      ['accept', anna],
      ['reject', { reason: 'Дорого' }],
      ['questions', question],
    ] as const)
      expect(outcome(await api.post(`/api/view-kp/${token}/${what}/`, body, { session }))).toEqual([
        ...[409, 'proposal_own'],
      ]);
    expect(await read(slug)).toMatchObject({ status: 'sent', replies: [] });
  });

  test('accepts one of two concurrent replies, also during a concurrent view', async () => {
    const { slug, token } = await sent();
    const both = await Promise.all([
      offers.customer(token, 'accept', anna),
      offers.customer(token, 'reject', { reason: 'Дорого' }),
      offers.customer(token, 'viewed'),
    ]);
    expect(
      both
        .slice(0, 2)
        .map(({ statusCode }) => statusCode)
        .sort(),
    ).toEqual([200, 409]);
    expect((await read(slug)).replies).toHaveLength(1);
    const other = await sent();
    const [accepted] = await Promise.all([
      offers.customer(other.token, 'accept', anna),
      offers.customer(other.token, 'viewed'),
    ]);
    expect([accepted.statusCode, (await read(other.slug)).status]).toEqual([200, 'accepted']);
  });

  test('stores a rejection with its reason, and then rejects an acceptance', async () => {
    const { slug, token } = await sent();
    expect((await offers.customer(token, 'reject', { reason: 'Отложили стройку' })).statusCode).toBe(200);
    expect(await read(slug)).toMatchObject({
      status: 'rejected',
      replies: [{ kind: 'rejected', text: 'Отложили стройку' }],
    });
    expect((await bell()).text).toBe('Отложили стройку');
    expect(outcome(await offers.customer(token, 'accept', anna))).toEqual([409, 'proposal_closed']);
    await kp.act(GOLD, slug, 'archive');
    expect((await offers.shown(token)).standing).toBe('rejected');
  });

  test('stores a question about a line under the line’s name and notifies the author', async () => {
    const { slug, token } = await sent();
    const [section] = (await offers.shown(token)).sections;
    const { key, name } = section!.lines[0]!;
    expect((await offers.customer(token, 'questions', { ...question, line: key })).statusCode).toBe(200);
    expect(outcome(await offers.customer(token, 'questions', { ...question, line: 'x/1' }))).toEqual([
      400,
      'validation',
    ]);
    expect(outcome(await offers.customer(token, 'questions', { ...question, text: ' ' }))).toEqual([400, 'validation']);
    expect(await read(slug)).toMatchObject({
      status: 'sent',
      replies: [{ kind: 'question', text: 'Когда поставка?', line: name }],
    });
    expect((await bell()).text).toContain(name);
    // The author's address is unconfirmed, and anyone with the link can type a question.
    expect((await bell()).text).toContain('Когда поставка?');
    expect(await letters()).toContain('вопрос клиента');
    expect(await letters()).not.toContain('Когда поставка?');
  });

  test('rejects an acceptance after the last day in Moscow, before the sweep has run', async () => {
    const { slug, token } = await sent();
    await api.db.execute(sql`update proposals set valid_until = '2020-01-01' where link_token = ${token}`);
    expect((await offers.shown(token)).standing).toBe('expired');
    await offers.customer(token, 'viewed');
    expect(outcome(await offers.customer(token, 'accept', anna))).toEqual([409, 'proposal_closed']);
    expect((await read(slug)).status).toBe('sent');
    expect((await offers.customer(token, 'questions', question)).statusCode).toBe(200);
  });

  test('limits the requests per address', async () => {
    const { token } = await sent();
    const responses = [];
    for (let n = 0; n < 45; n++) responses.push((await offers.customer(token, 'questions', question)).statusCode);
    expect(responses.at(-1)).toBe(429);
  });
});

test('notifies the company’s owner when the author has been deleted', async () => {
  const HEIR = '+79000000002';
  const { token } = await sent();
  await api.db.execute(sql`update users set role = 'company_owner', user_access_moderation = false,
    company_id = (select company_id from users where phone = ${GOLD}) where phone = ${HEIR}`);
  await api.db.execute(sql`update users set deletion_at = ${new Date(api.now().getTime() - 1000).toISOString()}
    where phone = ${GOLD}`);
  await api.sweep('personal');
  expect((await offers.customer(token, 'accept', anna)).statusCode).toBe(200);
  const received = await rowsOf<{ title: string }>(
    api.db.execute(sql`select n.title from notices n join users u on u.id = n.user_id where u.phone = ${HEIR}`),
  );
  expect(received).toContainEqual({ title: expect.stringContaining('клиент принял предложение') });
  expect(await letters()).toMatch(/data-to="demo2@example.ru"[^]*?клиент принял предложение/);
});
