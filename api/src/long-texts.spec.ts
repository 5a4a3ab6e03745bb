import fc from 'fast-check';
import type { OfferDocument } from '@site/contracts/offer-document';
import { drawPlan } from '@site/kp-drawing/draw-plan';
import { calculated } from '@site/kp-rules/testing/calculated';
import { mall } from '@site/kp-rules/testing/car-parks';
import { currentVersion, rulesOf } from '@site/kp-rules/versions';
import { expect, test } from 'vitest';
import { layoutFaults } from '../test/pdf-boxes.ts';
import { renderCertificate as renderAcademyCertificate } from './modules/academy/certificates/certificate-pdf.ts';
import { renderCart } from './modules/cart/cart-pdf.ts';
import { renderInvoice } from './modules/invoices/invoice-pdf.ts';
import { renderCertificate as renderPartnerCertificate } from './modules/partner-certificates/certificate-pdf.ts';
import { renderPriceListPdf } from './modules/price-lists/price-list-pdf.ts';
import { renderOfferPdf } from './modules/proposals/documents/pdf/offer-pdf.ts';
import { renderRequisites } from './modules/seller/requisites-pdf.ts';
import { renderPdf } from './papers/text-pdf.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const DAY = '2026-11-21';

/** Words, a single word or capitals of the widest letter, as long as the field takes. */
type Text = (limit: number) => string;
const repeated =
  (part: string): Text =>
  (limit) =>
    part
      .repeat(Math.ceil(limit / part.length))
      .slice(0, limit)
      .trim();
const texts: Record<string, Text> = {
  words: repeated('Торгово-развлекательный центр «Берёзовая роща» '),
  'a single word': repeated('Общестройкомплект'),
  capitals: repeated('ШЩЖ'),
  'short words': (limit) => 'Роща'.slice(0, limit),
};

const seller = (text: Text) => ({
  name: text(200),
  address: text(300),
  inn: '0077000003',
  kpp: '007701001',
  bank_name: text(200),
  bik: '044000000',
  corr_account: '30101810800000000000',
  checking_account: '40702810900000000001',
  director: text(120),
  accountant: text(120),
});

const company = (text: Text) => ({
  company: text(300),
  inn: '0012345673',
  kpp: '001201001',
  ogrn: '',
  legal_address: text(500),
  bank_name: text(200),
  bik: '044000000',
  checking_account: '40702810900000000001',
  corr_account: '',
});

const links = (text: Text) => ({
  target: 'https://site.test/partners/one/',
  check: 'https://site.test/academy/certificate-check/',
  issuer: text(200),
  director: text(120),
});

const offer = (text: Text): OfferDocument => ({
  number: 'КП-2026-000123/2',
  version: 2,
  standing: 'draft',
  date: DAY,
  valid_until: null,
  valid_days: 30,
  seller: {
    name: text(300),
    inn: '0077000003',
    kpp: '007701001',
    address: text(300),
    phones: ['+7 (800) 555-01-20', '+7 (495) 555-01-20'],
    email: text(100),
    site: text(100),
  },
  customer: { inn: '0012345673', company: text(200), contact: text(120), phone: text(30), email: text(200) },
  object: { name: text(120), address: text(300), spaces: 100_000, lanes: 4, payment_points: 20 },
  parameters: [],
  sections: (['transportation-points', 'additionally'] as const).map((step) => ({
    step,
    title: text(60),
    subtotal: 999_999_999_99,
    lines: Array.from({ length: 12 }, (_, index) => ({
      number: index + 1,
      key: `${step}-${index}`,
      article: text(60),
      name: text(300),
      unit: text(20),
      qty: 9999,
      retail: 999_999_999_00,
      discount_percent: 30,
      price: 999_999_999_00,
      sum: index ? 999_999_999_99 : null,
    })),
  })),
  totals: {
    retail_total: 999_999_999_99,
    discount: 999_999_999_99,
    total: 999_999_999_99,
    vat: { rate: 22, amount: 999_999_999_99, text: 'В том числе НДС 22 %' },
    in_words: text(200),
  },
  terms: [
    { name: 'Срок поставки', text: text(200) },
    { name: 'Условия оплаты', text: text(500) },
    { name: 'Условия поставки', text: text(500) },
    { name: 'Гарантия', text: text(1000) },
  ],
  cover_letter: text(2000),
  signatory: { name: text(120), position: text(120) },
  manager_contacts: text(300),
  shows: { articles: true, images: false, unit_prices: true },
});

const park = mall();
const plan = drawPlan(
  { ...park, lanes: park.lanes.map((lane) => ({ ...lane, name: repeated('Въезд')(60) })) },
  calculated(park),
  rulesOf(currentVersion),
);

const line = (text: Text, index: number) => ({
  article: text(60),
  name: text(300),
  qty: 999,
  unit: text(20),
  price: 999_999_999,
  sum: index * 99_999_999,
});

/** Each paper with `count` lines or parts, and with every text as long as its field takes. */
const papers: Record<string, (text: Text, count: number) => Promise<Buffer>> = {
  requisites: (text, count) =>
    renderRequisites({
      name: text(200),
      items: Array.from({ length: 8 + count }, () => ({ label: text(40), value: text(300) })),
      code: 'ST00012|Name=One',
      date: NOW,
    }),
  'price list': (text, count) =>
    renderPriceListPdf(
      {
        slug: 'one',
        title: text(200),
        description: '',
        valid_from: DAY,
        is_partner_only: false,
        position: 1,
        sections: [
          {
            anchor: '/#one',
            title: text(300),
            rows: Array.from({ length: count }, (_, index) => ({
              ...{ article: text(60), name: text(300), url: '/', unit: text(20), note: text(60) },
              price: { retail: 999_999_999, own: 99_999_999 + index },
            })),
            children: [{ anchor: '/#two', title: text(300), rows: [] }],
          },
        ],
        total: count,
        shown: count - 1,
        own_prices: true,
      } as unknown as Parameters<typeof renderPriceListPdf>[0],
      NOW,
    ),
  invoice: (text, count) =>
    renderInvoice(
      { number: 'СЧ-2026-000001', date: DAY, due_date: DAY, seller: seller(text) },
      {
        basis: text(200),
        terms: text(100),
        company: company(text),
        lines: Array.from({ length: count }, (_, index) => line(text, index)),
        total: 999_999_999,
        vat_rate: 22,
      },
    ),
  'partner certificate': (text, count) =>
    renderPartnerCertificate(
      {
        ...{ number: 'П-2026-000123', company: text(200), level: text(60), issued_on: DAY, valid_until: DAY },
        directions: Array.from({ length: Math.min(count, 6) }, () => text(60)),
      } as Parameters<typeof renderPartnerCertificate>[0],
      links(text),
    ),
  'certificate of the academy': (text) =>
    renderAcademyCertificate(
      {
        ...{ number: 'А-2026-000123', surname: text(100), name: text(100), patronymic: text(100), company: text(200) },
        ...{ training_title: text(200), level: text(100), trainer: text(120), issued_on: DAY, valid_until: DAY },
      } as Parameters<typeof renderAcademyCertificate>[0],
      links(text),
    ),
  cart: (text, count) =>
    renderCart(
      {
        items: Array.from({ length: 2 * count }, (_, index) => ({
          product: line(text, index),
          ...{ qty: 999, price: 999_999_999, sum: 999_999_999, note: text(200), available: index < count },
        })),
        ...{ total: 999_999_999, total_retail: 9_999_999_999, vat: 99_999_999, vat_rate: 22 },
      } as unknown as Parameters<typeof renderCart>[0],
      { brand: 'Камертон', phone: '+7 (800) 555-01-20', note: text(300) },
      NOW,
    ),
  proposal: (text) => renderOfferPdf(offer(text), plan, { logo: null, lines: new Map() }),
  document: (text, count) =>
    renderPdf({
      ...{ title: text(200), brand: text(60), updatedAt: DAY },
      // A section of long texts fills half a page.
      sections: Array.from({ length: Math.ceil(count / 6) }, () => ({ title: text(200), paragraphs: [text(2000)] })),
    }),
};

const cases = Object.keys(papers).flatMap((paper) => Object.keys(texts).map((text) => [paper, text] as const));

test.each(cases)('keeps the text of a %s within its page and apart, with %s in every field', async (paper, text) => {
  for (const count of [1, 30]) expect(await layoutFaults(await papers[paper]!(texts[text]!, count))).toEqual([]);
});

const anyText = fc
  .array(fc.constantFrom('а', 'Щ', 'ж', ' ', '-', '.', '«', '9', '\u00a0'), { minLength: 300, maxLength: 600 })
  .map((parts): Text => repeated(parts.join('') || 'а'));

test.each(Object.keys(papers))('keeps the text of a %s within its page and apart, whatever it is', async (paper) => {
  await fc.assert(
    fc.asyncProperty(anyText, fc.integer({ min: 1, max: 40 }), async (text, count) => {
      expect(await layoutFaults(await papers[paper]!(text, count))).toEqual([]);
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
