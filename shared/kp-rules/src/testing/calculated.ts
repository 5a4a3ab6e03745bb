import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { currentVersion, rulesOf } from '../versions.ts';
import { priceBook } from './price-book.ts';

export const calculated = (configuration: ProposalConfiguration) =>
  rulesOf(currentVersion).calculate(configuration, priceBook);

/** How many of each article; of one that is not asked for there is no entry. */
export const quantitiesOf = (configuration: ProposalConfiguration): Record<string, number> => {
  const quantities: Record<string, number> = {};
  for (const { article, qty } of calculated(configuration).lines)
    if (article !== null) quantities[article] = (quantities[article] ?? 0) + qty;
  return quantities;
};

/** So many of such articles, zero where a line is missing. */
export const amounts = (configuration: ProposalConfiguration, ...articles: string[]): number[] => {
  const quantities = quantitiesOf(configuration);
  return articles.map((article) => quantities[article] ?? 0);
};

export const codesOf = (configuration: ProposalConfiguration): string[] =>
  calculated(configuration).problems.map(({ code }) => code);

/** The problem of such a code; its text with plain spaces, as people read it. */
export function problemOf(configuration: ProposalConfiguration, code: string) {
  const problem = calculated(configuration).problems.find((one) => one.code === code);
  if (!problem) throw new Error(`No ${code} among ${codesOf(configuration).join(', ')}`);
  return { ...problem, text: problem.text.replaceAll('\u00a0', ' ') };
}
