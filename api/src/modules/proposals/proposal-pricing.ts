import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { PriceBook } from '@site/kp-rules/price-book';
import type { PartnerTerms } from '@site/kp-rules/purchase';
import { rulesOf } from '@site/kp-rules/versions';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import type { CompanyRow } from '../account/account-tables.ts';
import { readPriceBook } from './price-book-repository.ts';
import { type Basis, partnerTerms } from './proposal-calculation.ts';
import type { ProposalRow } from './proposal-tables.ts';

type Priced = Pick<
  ProposalRow,
  'rules_version' | 'company_id' | 'configuration' | 'book' | 'frozen_at' | 'set_prices' | 'project_discount' | 'terms'
>;

/** What its rules may ask for, and what a person has added. */
const articlesOf = (version: string, { additionally, marking_materials }: ProposalConfiguration) => [
  ...rulesOf(version).articles,
  ...[...additionally.extras, ...marking_materials.extras].map(({ article }) => article),
];

/** What stands in the company's lists today, at the prices that the proposal knows. */
function kept(known: PriceBook, today: PriceBook): PriceBook {
  const prices = new Map(known.own.map(({ kind, id, price }) => [`${kind}:${id}`, price]));
  return {
    catalogue: { ...today.catalogue, ...known.catalogue },
    own: today.own.map((item) => ({ ...item, price: prices.get(`${item.kind}:${item.id}`) ?? item.price })),
  };
}

/** Only what the catalogue has no price for gets that of the manager. */
function filled(book: PriceBook, set: Record<string, number>): PriceBook {
  const catalogue = { ...book.catalogue };
  for (const [article, price] of Object.entries(set)) {
    const item = catalogue[article];
    if (item?.price === null) catalogue[article] = { ...item, price };
  }
  return { ...book, catalogue };
}

/** The prices that a proposal is calculated with: its own. Today's are for what is new to it, and for whoever asks. */
export function createProposalPricing({ db, now }: { db: Db; now: () => Date }) {
  const today = (priced: Pick<Priced, 'rules_version' | 'company_id' | 'configuration'>) =>
    readPriceBook(db, articlesOf(priced.rules_version, priced.configuration), priced.company_id);

  return {
    today,

    /** As it is kept: once it has left draft nothing comes to it. */
    async bookOf(priced: Priced): Promise<PriceBook> {
      return priced.frozen_at ? priced.book : kept(priced.book, await today(priced));
    },

    /** With a book of another day: that day's prices. */
    basisOf: (priced: Priced, book: PriceBook): Basis => ({
      version: priced.rules_version,
      day: siteDay(priced.frozen_at ?? now()),
      book: filled(book, priced.set_prices),
    }),

    /** Frozen as well: a level that the company reaches later changes nothing here. Null: there is no partner. */
    termsOf(priced: Priced, company: CompanyRow | null): PartnerTerms | null {
      if (!company) return null;
      if (priced.frozen_at && priced.terms) return priced.terms;
      const { level, personal_discount: personal } = company;
      return partnerTerms({ level, personal }, priced.project_discount);
    },
  };
}
export type ProposalPricing = ReturnType<typeof createProposalPricing>;
