import type { OfferDocument, OfferedLine } from '@site/contracts/offer-document';
import type { ProposalConfiguration, ProposalOffer } from '@site/contracts/proposal-configuration';
import { proposalSteps, stepLabels } from '@site/contracts/proposal-steps';
import { amountInWords } from '@site/kernel/amount-in-words';
import type { CustomerOffer, OfferLine } from '@site/kp-rules/customer-offer';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { numberOf } from '../proposal-view.ts';
import { parameterRows } from './parameter-words.ts';

export type Seller = OfferDocument['seller'];

/** Inputs of a document. Excludes the partner's purchase prices by design. */
export type Offered = {
  row: Pick<
    ProposalRow,
    'year' | 'number' | 'version' | 'status' | 'archived_from' | 'superseded_by' | 'valid_until' | 'configuration'
  >;
  /** Settings of the last step. The JSON for the partner's programs overrides what is hidden from the customer. */
  offer: ProposalOffer;
  bill: CustomerOffer;
  seller: Seller;
  /** Date of the prices. */
  day: string;
};

function standingOf({ status, archived_from, superseded_by }: Offered['row']): OfferDocument['standing'] {
  if (superseded_by !== null) return 'replaced';
  const standing = status === 'archive' ? (archived_from ?? 'draft') : status;
  return standing === 'draft' || standing === 'moderation' || standing === 'expired' ? standing : 'current';
}

const numbered =
  ({ show_articles }: ProposalOffer) =>
  ({ step: _, ...line }: OfferLine, index: number): OfferedLine => ({
    ...line,
    number: index + 1,
    article: show_articles ? line.article : null,
  });

function sectionsOf({ lines, subtotals }: CustomerOffer, offer: ProposalOffer): OfferDocument['sections'] {
  const offered = lines.map(numbered(offer));
  return subtotals.map(({ step, sum }) => ({
    step,
    title: stepLabels[step],
    lines: offered.filter((_, index) => lines[index]?.step === step),
    subtotal: sum,
  }));
}

/** Kopecks. From a trillion roubles on, the sum is not written in words. */
const MOST_IN_WORDS = 1e14;
const inWords = (kopecks: number) =>
  kopecks < MOST_IN_WORDS ? amountInWords(Math.floor(kopecks / 100), kopecks % 100) : '';

const objectOf = ({ structure, lanes, payment_points }: ProposalConfiguration): OfferDocument['object'] => ({
  name: structure.object_name,
  address: [structure.city, structure.address].filter(Boolean).join(', '),
  spaces: structure.spaces,
  lanes: lanes.length,
  payment_points: structure.mode === 'free' ? 0 : payment_points.stations.length + payment_points.cashier_desks,
});

/** Builds the document. Pure: the same proposal gives the same document. */
export function offerDocument({ row, offer, bill, seller, day }: Offered): OfferDocument {
  const { configuration } = row;
  const { retail_total, discount, total, vat } = bill;
  const terms = [
    { name: 'Срок поставки', text: offer.delivery_term },
    { name: 'Условия оплаты', text: offer.payment_terms },
    { name: 'Условия поставки', text: offer.delivery_terms },
    { name: 'Гарантия', text: offer.warranty },
  ];
  return {
    number: numberOf(row),
    version: row.version,
    standing: standingOf(row),
    date: day,
    valid_until: row.valid_until,
    valid_days: offer.valid_days,
    seller,
    customer: offer.customer,
    object: objectOf(configuration),
    parameters: proposalSteps
      .map((step) => ({ title: stepLabels[step], rows: parameterRows(step, configuration) }))
      .filter(({ rows }) => rows.length > 0),
    sections: sectionsOf(bill, offer),
    totals: { retail_total, discount, total, vat, in_words: inWords(total) },
    terms: terms.filter(({ text }) => text !== ''),
    cover_letter: offer.cover_letter,
    signatory: offer.signatory,
    manager_contacts: offer.manager_contacts,
    shows: { articles: offer.show_articles, images: offer.show_images, unit_prices: offer.show_unit_prices },
  };
}
