import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { newConfiguration } from '@site/kp-rules/new-configuration';
import type { PriceBook } from '@site/kp-rules/price-book';
import { currentVersion } from '@site/kp-rules/versions';
import { siteDay } from '@site/kernel/dates';
import { calculateProposal, toSums } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { todaysBook } from '../proposal-pricing.ts';

/** Only L and M decide what a step offers; the other groups of partner discounts are not for everyone. */
function withoutDiscountGroups({ catalogue }: PriceBook): PriceBook['catalogue'] {
  const shown = Object.entries(catalogue).map(([article, item]) => {
    const group = item.group === 'L' || item.group === 'M' ? item.group : ('A' as const);
    return [article, { ...item, group }] as const;
  });
  return Object.fromEntries(shown);
}

/** The current rules and today's retail prices, without any company's items: the same for every visitor. */
export async function retailPrices({ db, now }: ProposalDeps, configuration = newConfiguration()) {
  const priced = { rules_version: currentVersion, company_id: null, configuration };
  const catalogue = withoutDiscountGroups(await todaysBook(db, priced, now()));
  return { rules_version: currentVersion, book: { catalogue, own: [] } };
}

export async function calculateRetail(deps: ProposalDeps, configuration: ProposalConfiguration) {
  const prices = await retailPrices(deps, configuration);
  const basis = { version: prices.rules_version, day: siteDay(deps.now()), book: prices.book };
  const { totals, errors } = toSums(calculateProposal(basis, configuration), null);
  return { status: 'ok' as const, ...prices, totals, errors };
}
