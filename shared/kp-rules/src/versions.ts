import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Calculation } from './calculation.ts';
import type { PriceBook } from './price-book.ts';
import { calculate } from './v1/calculate.ts';
import { columnChoices } from './v1/column-choices.ts';
import { equipmentOrder } from './v1/equipment.ts';

export interface Rules {
  /** All that the rules may ask for: what a price book has to have. */
  articles: readonly string[];
  calculate: (configuration: ProposalConfiguration, book: PriceBook) => Calculation;
  /** Articles of columns that would do on a lane, for each of its directions; the rules' own first. */
  columnChoices: (configuration: ProposalConfiguration, lane: ProposalConfiguration['lanes'][number]) => string[][];
}

/** README.md says how the next one is added. */
const versions = { '1': { calculate, columnChoices, articles: equipmentOrder } } as const satisfies Record<
  string,
  Rules
>;

export type RulesVersion = keyof typeof versions;

/** New proposals, and drafts whose prices are updated. */
export const currentVersion: RulesVersion = '1';

export const isRulesVersion = (version: string): version is RulesVersion => Object.hasOwn(versions, version);

/** A proposal is calculated by the version that it names, however old. */
export function rulesOf(version: string): Rules {
  if (!isRulesVersion(version)) throw new RangeError(`There are no rules of version ${version}`);
  return versions[version];
}
