import { afterAll, beforeAll, expect, test } from 'vitest';
import * as xlsx from '@e965/xlsx';
import type { ManagedProposal } from '@site/contracts/manage-proposals';
import { proposalSteps } from '@site/contracts/proposal-steps';
import type { Proposal } from '@site/contracts/proposals';
import { mall } from '@site/kp-rules/testing/car-parks';
import { pdfText } from '../../../test/pdf-text.ts';
import { proposalCallsOf, proposalOf, withoutOwn } from '../../../test/proposal-calls.ts';
import { publicProposalCallsOf } from '../../../test/public-proposal-calls.ts';
import { type TestResponse, startTestApp, type TestApp } from '../../../test/test-app.ts';

const numbered = (n: string) => `+79000000${n}`;
const GOLD = numbered('005');

/** All visitors except the company itself. */
const others = {
  'a guest': null,
  'a customer': numbered('001'),
  'a user waiting to join a company': numbered('002'),
  'an employee of another partner': numbered('003'),
  'a partner without the configurator': numbered('004'),
  'another partner with the configurator': numbered('006'),
  'a company outside the network': numbered('007'),
  'an employee of the manufacturer': numbered('008'),
  'an applicant': numbered('009'),
  'the owner of another partner': numbered('010'),
};

let api: TestApp;
let kp: ReturnType<typeof proposalCallsOf>;
let offers: ReturnType<typeof publicProposalCallsOf>;
let slug: string;
let token: string;
/** Cost, margin and purchase prices of the gold company that do not coincide with an offered price. */
let secret: string[];

const figuresIn = (text: string) =>
  // Kopecks: "1 234 567,89" of a document becomes 123456789, as in a JSON response.
  new Set(text.match(/\d{1,3}(?:[\s\u00a0\u202f]\d{3})*,\d{2}(?!\d)|\d+/g)?.map((one) => one.replace(/\D/g, '')));
const leaked = (text: string) => {
  const figures = figuresIn(text);
  return secret.filter((figure) => figures.has(figure));
};

beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '900', AUTH_CHECKS_PER_ADDRESS: '900' });
  kp = proposalCallsOf(api);
  offers = publicProposalCallsOf(api, kp);
  const park = withoutOwn(mall());
  const drafted = await kp.drafted(GOLD, { ...park, summary: { ...park.summary, discount_percent: 3 } });
  const { offer } = drafted;
  const asked: Proposal['offer'] = { ...offer, show_articles: true, show_images: true, show_unit_prices: true };
  const saved = proposalOf(await kp.save(GOLD, { ...drafted, offer: asked }, drafted.configuration));
  ({ slug } = saved);
  token = await offers.sent(GOLD, saved);

  const managed: ManagedProposal = (await api.manage('GET', `/proposals/${slug}/`)).json();
  const paid = managed.lines.flatMap(({ purchase_price: price }) => price ?? []);
  const { body } = await offers.page(token);
  const retail = Object.values(saved.book.catalogue).map(({ price }) => String(price));
  const offered = new Set([...figuresIn(body), ...retail]);
  const kopecks = [saved.purchase!.cost, saved.purchase!.margin, ...paid].filter(
    (sum) => !offered.has(String(sum)) && sum >= 1_000_00,
  );
  secret = [...new Set(kopecks.map(String))];
}, 60_000);
afterAll(() => api.close());

const account = `/api/account/kp/`;
const ofCompany = () => {
  const call = `${account}proposals/${slug}/`;
  return [
    ...[account, `${account}proposals/`, `${account}${slug}/`, ...proposalSteps.map((s) => `${account}${slug}/${s}/`)],
    ...[call, `${call}prices/`, `${call}changes/?since=1`, `${call}link/`],
    ...['pdf', 'xlsx', 'svg', 'json'].map((format) => `${call}proposal.${format}`),
    ...[`/api/manage/proposals/`, `/api/manage/proposals/${slug}/`, '/api/account/notices/'],
  ];
};
const get = async (url: string, phone: string | null): Promise<TestResponse> =>
  api.get(url, { session: phone && (await kp.as(phone)) });

test('shows the company its own costs', async () => {
  expect(secret.length).toBeGreaterThan(20);
  const { body, headers } = await get(`${account}${slug}/`, GOLD);
  expect(leaked(body)).toHaveLength(2);
  expect(headers['cache-control']).toBe('no-store');
});

test('exposes no costs in lists, comparisons and files', async () => {
  const call = `${account}proposals/${slug}/`;
  const read = (url: string) => get(url, GOLD);
  const [pdf, book] = await Promise.all([read(`${call}proposal.pdf`), read(`${call}proposal.xlsx`)]);
  const { Sheets, SheetNames } = xlsx.read(book.bytes);
  const plain = await Promise.all(
    [account, `${account}proposals/`, `${call}changes/?since=1`, `${call}proposal.svg`, `${call}proposal.json`].map(
      async (url) => (await read(url)).body,
    ),
  );
  const cells = SheetNames.map((name) => JSON.stringify(Sheets[name])).join('\n');
  const roubles = secret.map((sum) => String(Number(sum) / 100));
  expect(roubles.filter((sum) => figuresIn(cells).has(sum))).toEqual([]);
  for (const text of [...plain, await pdfText(pdf.bytes), cells]) expect(leaked(text)).toEqual([]);
});

test.each(Object.entries(others))(
  '%s finds no costs in any response, and the responses are not shared by caches',
  async (_, phone) => {
    for (const url of ofCompany()) {
      const response = await get(url, phone);
      expect([url, leaked(response.body)]).toEqual([url, []]);
      if (url.includes(slug)) expect([url, [401, 403, 404].includes(response.statusCode)]).toEqual([url, true]);
      // Shared caches must not store these responses.
      expect([url, response.headers['cache-control'] ?? 'no-store']).toEqual([
        url,
        expect.stringMatching(/no-store|private/),
      ]);
    }
    const session = phone === null ? undefined : await kp.as(phone);
    const shown = await offers.page(token, session);
    expect([shown.statusCode, leaked(shown.body), shown.headers['cache-control']]).toEqual([200, [], 'no-store']);
  },
);

test('exposes no costs in the customer’s files', async () => {
  const [pdf, svg] = await Promise.all(
    ['pdf', 'svg'].map((format) => api.get(`/api/view-kp/${token}/proposal.${format}`, { key: null })),
  );
  expect(leaked(await pdfText(pdf!.bytes))).toEqual([]);
  expect(leaked(svg!.body)).toEqual([]);
});
