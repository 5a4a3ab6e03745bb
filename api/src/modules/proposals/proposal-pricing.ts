import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { PriceBook } from '@site/kp-rules/price-book';
import type { PartnerTerms } from '@site/kp-rules/purchase';
import { rulesOf } from '@site/kp-rules/versions';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import type { CompanyRow } from '../../tables/company-tables.ts';
import { readPriceBook } from './price-book-repository.ts';
import { type Basis, partnerTerms } from './proposal-calculation.ts';
import type { ProposalRow } from '../../tables/proposal-tables.ts';

type Priced = Pick<
  ProposalRow,
  'rules_version' | 'company_id' | 'configuration' | 'book' | 'frozen_at' | 'set_prices' | 'project_discount' | 'terms'
>;

/** Articles that the rules can require, and those that a user added. */
const articlesOf = (version: string, { additionally, marking_materials }: ProposalConfiguration) => [
  ...rulesOf(version).articles,
  ...[...additionally.extras, ...marking_materials.extras].map(({ article }) => article),
];

/** Today's catalogue and items, with the proposal's prices where it has them. */
function withKnownPrices(known: PriceBook, today: PriceBook): PriceBook {
  const prices = new Map(known.own.map(({ kind, id, price }) => [`${kind}:${id}`, price]));
  return {
    catalogue: { ...today.catalogue, ...known.catalogue },
    own: today.own.map((item) => ({ ...item, price: prices.get(`${item.kind}:${item.id}`) ?? item.price })),
  };
}

/** Applies the manager's prices to articles without a catalogue price. */
function withSetPrices(book: PriceBook, set: Record<string, number>): PriceBook {
  const catalogue = { ...book.catalogue };
  for (const [article, price] of Object.entries(set)) {
    const item = catalogue[article];
    if (item?.price === null) catalogue[article] = { ...item, price };
  }
  return { ...book, catalogue };
}

// A proposal is calculated with its stored prices. Today's prices apply to new items and to an explicit update.

export const todaysBook = (
  db: Db,
  { rules_version, company_id, configuration }: Pick<Priced, 'rules_version' | 'company_id' | 'configuration'>,
  now: Date,
): Promise<PriceBook> => {
  const chosen = configuration.additionally.own.map(({ id }) => id);
  return readPriceBook(db, { articles: articlesOf(rules_version, configuration), companyId: company_id, chosen }, now);
};

/** The stored book once frozen; the book of a draft is extended with today's items. */
export async function bookOf(db: Db, priced: Priced, now: Date): Promise<PriceBook> {
  return priced.frozen_at ? priced.book : withKnownPrices(priced.book, await todaysBook(db, priced, now));
}

/** The calculation's inputs for a given book. */
export const basisOf = (priced: Priced, book: PriceBook, now: Date): Basis => ({
  version: priced.rules_version,
  day: siteDay(priced.frozen_at ?? now),
  book: withSetPrices(book, priced.set_prices),
});

/** Partner terms, frozen with the prices: later level changes have no effect. Null without a company. */
export function termsOf(priced: Priced, company: CompanyRow | null): PartnerTerms | null {
  if (!company) return null;
  if (priced.frozen_at && priced.terms) return priced.terms;
  const { level, personal_discount: personal } = company;
  return partnerTerms({ level, personal }, priced.project_discount);
}
