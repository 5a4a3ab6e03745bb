import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { BilledStep } from '@site/contracts/proposal-steps';
import type { SiteDay } from '@site/kernel/dates';
import type { Kopecks } from '@site/kernel/money';
import { vatRateOn } from '@site/kernel/vat';
import type { Calculation, Line } from './calculation.ts';
import { discounted, vatInside } from './money.ts';

export interface OfferLine {
  key: string;
  step: BilledStep;
  article: string | null;
  name: string;
  unit: string;
  qty: number;
  /** Null, like the sums: price on request. */
  retail: Kopecks | null;
  discount_percent: number;
  price: Kopecks | null;
  sum: Kopecks | null;
}

export interface Vat {
  /** Null: the seller charges no VAT. */
  rate: number | null;
  amount: Kopecks | null;
  text: string;
}

/**
 * The offer to the customer: on the screen, in the public view, in files. Calculated from retail prices and the customer's
 * discount alone, without access to the partner's terms, so that it cannot leak them.
 */
export interface CustomerOffer {
  lines: readonly OfferLine[];
  subtotals: readonly { step: BilledStep; sum: Kopecks }[];
  retail_total: Kopecks;
  discount: Kopecks;
  total: Kopecks;
  vat: Vat;
  /** Keys of lines without a price; the totals omit them. */
  on_request: readonly string[];
}

type Summary = ProposalConfiguration['summary'];

/** Returns the discount in percent; a line's discount overrides the proposal's, the partner's own items have none. */
const discountOf = ({ source, key }: Line, { discount_percent, line_discounts }: Summary): number =>
  source === 'manufacturer' ? (line_discounts[key] ?? discount_percent) : 0;

function offerLine(line: Line, summary: Summary): OfferLine {
  const { key, step, article, name, unit, qty, retail } = line;
  const percent = discountOf(line, summary);
  const price = retail === null ? null : discounted(retail, percent);
  const sum = price === null ? null : price * qty;
  return { key, step, article, name, unit, qty, retail, discount_percent: percent, price, sum };
}

const sumOf = (lines: readonly OfferLine[], of: (line: OfferLine) => Kopecks | null): Kopecks =>
  lines.reduce((sum, line) => sum + (of(line) ?? 0), 0);

/** `day` is the day of shipment, approximated by the day of the offer. */
function vatOf(mode: Summary['vat_mode'], total: Kopecks, day: SiteDay): Vat {
  if (mode === 'none') return { rate: null, amount: null, text: 'Без НДС (применяется УСН)' };
  const rate = { vat22: () => vatRateOn(day), vat5: () => 5, vat7: () => 7 }[mode]();
  const text = `В\u00a0том числе НДС ${rate}\u00a0%${mode === 'vat22' ? '' : ' (УСН)'}`;
  return { rate, amount: vatInside(total, rate), text };
}

export function customerOffer(
  calculation: Calculation,
  { summary }: ProposalConfiguration,
  day: SiteDay,
): CustomerOffer {
  const lines = calculation.lines.filter(({ qty }) => qty > 0).map((line) => offerLine(line, summary));
  const steps = [...new Set(lines.map(({ step }) => step))];
  const total = sumOf(lines, ({ sum }) => sum);
  const retailTotal = sumOf(lines, ({ retail, qty }) => (retail === null ? null : retail * qty));
  return {
    lines,
    subtotals: steps.map((step) => ({
      step,
      sum: sumOf(
        lines.filter((line) => line.step === step),
        ({ sum }) => sum,
      ),
    })),
    retail_total: retailTotal,
    discount: retailTotal - total,
    total,
    vat: vatOf(summary.vat_mode, total, day),
    on_request: lines.filter(({ sum }) => sum === null).map(({ key }) => key),
  };
}
