import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { currentVersion, rulesOf } from '../versions.ts';
import { priceBook } from './price-book.ts';

export const calculated = (configuration: ProposalConfiguration, version: string = currentVersion) =>
  rulesOf(version).calculate(configuration, priceBook);

/** Quantities by article; articles without a line have no entry. */
export const quantitiesOf = (configuration: ProposalConfiguration): Record<string, number> => {
  const quantities: Record<string, number> = {};
  for (const { article, qty } of calculated(configuration).lines)
    if (article !== null) quantities[article] = (quantities[article] ?? 0) + qty;
  return quantities;
};

/** Quantities of the given articles, zero when a line is missing. */
export const amounts = (configuration: ProposalConfiguration, ...articles: string[]): number[] => {
  const quantities = quantitiesOf(configuration);
  return articles.map((article) => quantities[article] ?? 0);
};

export const codesOf = (configuration: ProposalConfiguration): string[] =>
  calculated(configuration).problems.map(({ code }) => code);

/** Returns the problem with a code; no-break spaces of its text become plain. */
export function problemOf(configuration: ProposalConfiguration, code: string) {
  const problem = calculated(configuration).problems.find((one) => one.code === code);
  if (!problem) throw new Error(`Expected the problem ${code}, found ${codesOf(configuration).join(', ')}`);
  return { ...problem, text: problem.text.replaceAll('\u00a0', ' ') };
}
