import { z } from 'zod';
import { ProposalOffer } from './proposal-configuration.ts';
import { proposalSteps } from './proposal-steps.ts';
import { NamedProposal } from './proposals.ts';

const kopecks = z.int().describe('kopecks, VAT included');
/** Null: price on request; the totals omit the line. */
const asked = kopecks.nullable();

export const OfferedLine = z.object({
  number: z.int().describe('counted through all sections'),
  key: z.string().describe('stable across versions'),
  article: z.string().nullable().describe('null when the offer hides articles, and for the partner’s own items'),
  name: z.string(),
  unit: z.string(),
  qty: z.int(),
  retail: asked,
  discount_percent: z.int(),
  price: asked.describe('retail less the discount, in whole roubles'),
  sum: asked,
});
export type OfferedLine = z.infer<typeof OfferedLine>;

const Section = z.object({
  step: z.enum(proposalSteps),
  title: z.string(),
  lines: z.array(OfferedLine),
  subtotal: kopecks,
});

const Parameters = z.object({
  title: z.string(),
  rows: z.array(z.object({ name: z.string(), value: z.string() })),
});

/**
 * The complete customer view of a proposal; source of its files and its public page. Excludes partner prices, levels and
 * margins, so that no output can leak them.
 */
export const OfferDocument = z.object({
  number: z.string().describe('КП-2026-000123, from the second version КП-2026-000123/2'),
  version: z.int(),
  standing: z
    .enum(['draft', 'moderation', 'current', 'replaced', 'expired'])
    .describe('draft and moderation: not binding yet'),
  date: z.iso.date().describe('the date of its fixed prices; for a draft: today'),
  valid_until: z.iso.date().nullable().describe('the last day, Moscow time; null until sent'),
  valid_days: z.int(),
  seller: z.object({
    name: z.string(),
    inn: z.string(),
    kpp: z.string(),
    address: z.string(),
    phones: z.array(z.string()),
    email: z.string(),
    site: z.string(),
  }),
  customer: ProposalOffer.shape.customer,
  object: z.object({
    name: z.string(),
    address: z.string(),
    spaces: z.int().nullable(),
    lanes: z.int(),
    payment_points: z.int(),
  }),
  parameters: z.array(Parameters),
  sections: z.array(Section),
  totals: z.object({
    retail_total: kopecks,
    discount: kopecks,
    total: kopecks,
    vat: z.object({ rate: z.number().nullable(), amount: kopecks.nullable(), text: z.string() }),
    in_words: z.string(),
  }),
  terms: z.array(z.object({ name: z.string(), text: z.string() })),
  cover_letter: z.string(),
  signatory: ProposalOffer.shape.signatory,
  manager_contacts: z.string(),
  shows: z.object({ articles: z.boolean(), images: z.boolean(), unit_prices: z.boolean() }),
});
export type OfferDocument = z.infer<typeof OfferDocument>;

export const offerDocumentEndpoints = {
  'GET /account/kp/proposals/{slug}/proposal.pdf': {
    summary: 'The proposal for the customer as PDF',
    params: NamedProposal,
    file: 'application/pdf',
  },
  'GET /account/kp/proposals/{slug}/proposal.xlsx': {
    summary: 'The proposal as a workbook: the bill with its formulas, and the input',
    params: NamedProposal,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /account/kp/proposals/{slug}/proposal.svg': {
    summary:
      'The plan of the car park for the customer’s designer: 1 : 200, in millimetres, one layer per kind of object',
    params: NamedProposal,
    file: 'image/svg+xml',
  },
  'GET /account/kp/proposals/{slug}/proposal.json': {
    summary: 'The proposal for the partner’s own programs, always with articles and unit prices',
    params: NamedProposal,
    file: 'application/json',
    content: OfferDocument,
  },
} as const;
