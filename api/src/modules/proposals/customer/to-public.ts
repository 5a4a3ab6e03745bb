import type { Picture } from '@site/contracts/picture';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { stepLabels } from '@site/contracts/proposal-steps';
import type { PublicLine, PublicProposal } from '@site/contracts/public-proposal';
import type { Plan } from '@site/kp-drawing/plan';
import { sheetTitle } from '@site/kp-drawing/sheet-shapes';
import { planSize } from '@site/kp-drawing/svg';
import type { OfferLine } from '@site/kp-rules/customer-offer';
import { siteDay } from '@site/kernel/dates';
import type { CalculatedProposal } from '../proposal-calculation.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { numberOf } from '../proposal-view.ts';

export type Shown = {
  row: ProposalRow;
  calculated: CalculatedProposal;
  plan: Plan;
  /** By article; empty when the offer hides pictures. */
  pictures: ReadonlyMap<string, Picture>;
  standing: PublicProposal['standing'];
  answered_at: Date | null;
  newer: string | null;
  partner: PublicProposal['partner'];
  is_own: boolean;
};

/** Omits the fields that the offer's settings hide. */
const lineOf =
  ({ row: { offer }, pictures }: Shown) =>
  ({ key, article, name, unit, qty, price, sum }: OfferLine): PublicLine => ({
    ...{ key, name, unit, qty, sum },
    article: offer.show_articles ? article : null,
    ...(offer.show_unit_prices && { price }),
    picture: (article && pictures.get(article)) || null,
  });

/** The sections of the files and of the editor, with their names and subtotals. */
function sectionsOf(shown: Shown): PublicProposal['sections'] {
  const { lines, subtotals } = shown.calculated.offer;
  return subtotals.map(({ step, sum }) => ({
    ...{ part: step, title: stepLabels[step], sum },
    lines: lines.filter((line) => line.step === step).map(lineOf(shown)),
  }));
}

function objectOf({ structure, lanes, payment_points }: ProposalConfiguration): PublicProposal['object'] {
  const entries = lanes.filter(({ kind }) => kind === 'entry').length;
  const exits = lanes.filter(({ kind }) => kind === 'exit').length;
  return {
    name: structure.object_name,
    place: [structure.city, structure.address].filter(Boolean).join(', '),
    spaces: structure.spaces,
    ...{ entries, exits, other_lanes: lanes.length - entries - exits },
    pay_stations: payment_points.stations.length,
  };
}

/** Lists each field explicitly, so that a field added to proposals later is not exposed by default. */
export function toPublic(shown: Shown): PublicProposal {
  const { row, calculated, plan, standing, newer, partner, answered_at } = shown;
  const { customer, signatory, cover_letter, payment_terms, delivery_term, delivery_terms, warranty } = row.offer;
  const { retail_total, discount, total, vat, on_request } = calculated.offer;
  const sent_on = siteDay(row.sent_at ?? row.changed_at);
  return {
    number: numberOf(row),
    version: row.version,
    sent_on,
    valid_until: row.valid_until ?? sent_on,
    ...{ standing, newer, partner, cover_letter },
    answered_at: answered_at?.toISOString() ?? null,
    customer: { company: customer.company, contact: customer.contact },
    object: objectOf(row.configuration),
    plan: plan.sheets.length > 0 ? { ...planSize(plan), sheets: plan.sheets.map(sheetTitle) } : null,
    sections: sectionsOf(shown),
    totals: {
      ...{ retail: retail_total, discount, total },
      vat: { text: vat.text, amount: vat.amount },
      has_on_request: on_request.length > 0,
    },
    terms: { payment: payment_terms, term: delivery_term, delivery: delivery_terms, warranty },
    signatory: { name: signatory.name, position: signatory.position },
    is_own: shown.is_own,
  };
}
