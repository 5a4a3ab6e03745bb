import type { Calculation } from '@site/kp-rules/calculation';
import { type PartnerTerms, purchase } from '@site/kp-rules/purchase';
import type { CalculatedProposal } from '../proposal-calculation.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';

/** A line sold by the manufacturer. Prices in whole roubles: the partner's, and the retail price it derives from. */
export type OrderedLine = {
  article: string;
  qty: number;
  price: number;
  price_retail: number;
  discount_percent: number;
};

/** A line sold by the partner. The sum is in kopecks, as offered to the customer. */
export type OwnLine = { item_id: string | null; name: string; unit: string; qty: number; sum: number };

const inRoubles = (kopecks: number) => Math.round(kopecks / 100);

/** Merges the lines of a product that several steps require. */
function merged(lines: readonly OrderedLine[]): OrderedLine[] {
  const byArticle = new Map<string, OrderedLine>();
  for (const line of lines) {
    const known = byArticle.get(line.article);
    byArticle.set(line.article, known ? { ...known, qty: known.qty + line.qty } : line);
  }
  return [...byArticle.values()];
}

const lineOf = ({ lines }: Calculation, lineKey: string) => lines.find(({ key }) => key === lineKey);

export function orderedLines({ calculation, offer }: CalculatedProposal, terms: PartnerTerms): OrderedLine[] {
  const paid = purchase(calculation, offer, terms).lines;
  return merged(
    paid.flatMap(({ key, price }) => {
      const { article, qty, retail, group } = lineOf(calculation, key) ?? {};
      // Every offered line has a price: the manager sets missing ones before approval.
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
      // The key of a company's own line ends in the item's id: `additionally/product:…`.
      const id = key.slice(key.indexOf(':') + 1);
      return { item_id: items.has(id) ? id : null, name, unit, qty, sum: sum ?? 0 };
    });
}
