import type { Calculation } from '@site/kp-rules/calculation';
import { type PartnerTerms, purchase } from '@site/kp-rules/purchase';
import type { CalculatedProposal } from '../proposal-calculation.ts';
import type { ProposalRow } from '../proposal-tables.ts';

/** What the manufacturer sells: whole roubles, the partner's price and the retail price that it was made of. */
export type OrderedLine = {
  article: string;
  qty: number;
  price: number;
  price_retail: number;
  discount_percent: number;
};

/** What the partner sells of his own. The sum is in kopecks, as his customer was offered it. */
export type OwnLine = { item_id: string | null; name: string; unit: string; qty: number; sum: number };

const inRoubles = (kopecks: number) => Math.round(kopecks / 100);

/** The same product may be asked for in several steps: ordered, it is one line. */
function merged(lines: readonly OrderedLine[]): OrderedLine[] {
  const byArticle = new Map<string, OrderedLine>();
  for (const line of lines) {
    const known = byArticle.get(line.article);
    byArticle.set(line.article, known ? { ...known, qty: known.qty + line.qty } : line);
  }
  return [...byArticle.values()];
}

const lineOf = ({ lines }: Calculation, wanted: string) => lines.find(({ key }) => key === wanted);

export function orderedLines({ calculation, offer }: CalculatedProposal, terms: PartnerTerms): OrderedLine[] {
  const paid = purchase(calculation, offer, terms).lines;
  return merged(
    paid.flatMap(({ key, price }) => {
      const { article, qty, retail, group } = lineOf(calculation, key) ?? {};
      // Without a price nothing is offered to a customer: the manager has set it.
      if (!article || !qty || !retail || price === null) return [];
      const discount_percent = group ? terms[group] : 0;
      return { article, qty, price: inRoubles(price), price_retail: inRoubles(retail), discount_percent };
    }),
  );
}

export function ownLines(
  { calculation, offer }: CalculatedProposal,
  { additionally }: ProposalRow['configuration'],
): OwnLine[] {
  const items = new Set(additionally.own.map(({ id }) => id));
  return offer.lines
    .filter(({ key }) => lineOf(calculation, key)?.source !== 'manufacturer')
    .map(({ key, name, unit, qty, sum }) => {
      // A line of the company's own is named by the item's id: `additionally/product:…`.
      const id = key.slice(key.indexOf(':') + 1);
      return { item_id: items.has(id) ? id : null, name, unit, qty, sum: sum ?? 0 };
    });
}
