import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Calculation } from './calculation.ts';
import type { PriceBook } from './price-book.ts';
import { calculate } from './v1/calculate.ts';
import { columnChoices } from './v1/column-choices.ts';
import { equipmentOrder } from './v1/equipment.ts';
import { calculate as calculateV2 } from './v2/calculate.ts';

export interface Rules {
  /** All articles that the rules may need; a price book has to include them. */
  articles: readonly string[];
  calculate: (configuration: ProposalConfiguration, book: PriceBook) => Calculation;
  /** Returns the articles of compatible columns for each direction of a lane, the rules' choice first. */
  columnChoices: (configuration: ProposalConfiguration, lane: ProposalConfiguration['lanes'][number]) => string[][];
}

/** README.md explains how to add the next version. */
const versions = {
  '1': { calculate, columnChoices, articles: equipmentOrder },
  '2': { calculate: calculateV2, columnChoices, articles: equipmentOrder },
} as const satisfies Record<string, Rules>;

export type RulesVersion = keyof typeof versions;

/** For new proposals, and for drafts when their prices are updated. */
export const currentVersion: RulesVersion = '2';

export const isRulesVersion = (version: string): version is RulesVersion => Object.hasOwn(versions, version);

/** Returns the rules of a version; a proposal keeps its version however old. */
export function rulesOf(version: string): Rules {
  if (!isRulesVersion(version)) throw new RangeError(`Unknown version of the rules: ${version}`);
  return versions[version];
}
