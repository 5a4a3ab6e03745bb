import { z } from 'zod';
import { FILL_IN, mobilePhone, requiredWords, TOO_LONG } from './fields.ts';
import { MAX_QUESTION } from './limits.ts';

import { Picture } from './picture.ts';

const kopecks = z.int();
const steps = ['transportation-points', 'payment-points', 'servers', 'additionally', 'marking-materials'] as const;

const PublicLine = z.object({
  /** Identifies the line in a question. */
  key: z.string(),
  /** Null: hidden by the partner, or the line has none. */
  article: z.string().nullable(),
  name: z.string(),
  unit: z.string(),
  qty: z.int(),
  /** For the customer. Null: on request; absent in all lines when unit prices are hidden. */
  price: kopecks.nullable().optional(),
  sum: kopecks.nullable(),
  picture: Picture.nullable(),
});
export type PublicLine = z.infer<typeof PublicLine>;

/**
 * The customer's view of a proposal. It excludes purchase prices, margins, the partner's level and discounts, the approval
 * and all other proposals.
 */
export const PublicProposal = z.object({
  number: z.string(),
  version: z.int(),
  sent_on: z.iso.date(),
  valid_until: z.iso.date(),
  /** `open`: can be accepted. */
  standing: z.enum(['open', 'accepted', 'rejected', 'expired', 'superseded']),
  answered_at: z.iso.datetime().nullable(),
  /** Page of the version that replaces it, once that one was sent. */
  newer: z.string().nullable(),
  partner: z.object({
    name: z.string(),
    logo: Picture.nullable(),
    phones: z.array(z.string()),
    email: z.string(),
    site: z.string(),
    address: z.string(),
    manager: z.string(),
  }),
  customer: z.object({ company: z.string(), contact: z.string() }),
  object: z.object({
    name: z.string(),
    place: z.string(),
    spaces: z.int().nullable(),
    entries: z.int(),
    exits: z.int(),
    /** Reversible lanes, and lanes between zones. */
    other_lanes: z.int(),
    pay_stations: z.int(),
  }),
  /** The drawing, `proposal.svg`, in millimetres of the site; null: there is nothing to draw. */
  plan: z.object({ width: z.int(), height: z.int(), sheets: z.array(z.string()) }).nullable(),
  cover_letter: z.string(),
  sections: z.array(
    z.object({
      part: z.enum(steps),
      title: z.string(),
      lines: z.array(PublicLine),
      sum: kopecks.describe('subtotal: the priced lines'),
    }),
  ),
  totals: z.object({
    /** Before the customer's discount. */
    retail: kopecks,
    discount: kopecks,
    total: kopecks,
    vat: z.object({ text: z.string(), amount: kopecks.nullable() }),
    /** Some lines have no price yet; the totals exclude them. */
    has_on_request: z.boolean(),
  }),
  terms: z.object({ payment: z.string(), term: z.string(), delivery: z.string(), warranty: z.string() }),
  signatory: z.object({ name: z.string(), position: z.string() }),
  /** The visitor is the seller, who sees the customer's view but cannot reply. */
  is_own: z.boolean(),
});
export type PublicProposal = z.infer<typeof PublicProposal>;

export const PublicProposalPageData = z.object({ kind: z.literal('public-proposal'), proposal: PublicProposal });

const Linked = z.object({ id: z.string().max(100) });
const Person = z.object({
  name: requiredWords,
  phone: mobilePhone,
  consent: z.literal(true, FILL_IN),
});
const Done = z.object({ status: z.literal('ok') });

/** Actions of the customer on the page of an offer, without login; the id in the link is the secret. */
export const publicProposalEndpoints = {
  'GET /view-kp/{id}/proposal.pdf': {
    summary: 'The offer as PDF, while the link is valid',
    params: Linked,
    file: 'application/pdf',
  },
  'GET /view-kp/{id}/proposal.svg': {
    summary: 'The plan of the car park to scale, while the link is valid',
    params: Linked,
    file: 'image/svg+xml',
  },
  'POST /view-kp/{id}/viewed/': {
    summary: 'Records the first view by the customer; ignores the author’s company and prefetches',
    params: Linked,
    answer: Done,
  },
  'POST /view-kp/{id}/accept/': {
    summary: 'Accepts the proposal; 409 `proposal_closed` when it is no longer open, `proposal_own` for the seller',
    params: Linked,
    body: Person,
    answer: Done,
  },
  'POST /view-kp/{id}/reject/': {
    summary: 'Rejects the proposal; 409 `proposal_closed` when it is no longer open, `proposal_own` for the seller',
    params: Linked,
    body: z.object({ reason: z.string().trim().max(500, TOO_LONG) }),
    answer: Done,
  },
  'POST /view-kp/{id}/questions/': {
    summary: 'Asks the author about the proposal, or about one of its lines',
    params: Linked,
    body: Person.extend({
      text: z.string().trim().min(1, FILL_IN).max(MAX_QUESTION, TOO_LONG),
      line: z.string().max(100).nullable(),
    }),
    answer: Done,
  },
} as const;
export type PublicPerson = Pick<z.infer<typeof Person>, 'name' | 'phone'>;

/** Names of the fields as shown to visitors. */
export const publicProposalFieldNames = {
  line: 'Строка',
};
