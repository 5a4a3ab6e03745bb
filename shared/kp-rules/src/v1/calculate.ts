import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Calculation } from '../calculation.ts';
import type { PriceBook } from '../price-book.ts';
import { extraDemands, ownLines, withdrawnItems } from './chosen-items.ts';
import { inOrder, linesOf } from './compose.ts';
import { type DefaultWorkplaces, factsOf } from './derive-facts.ts';
import type { Facts } from './facts.ts';
import type { RuleGroup } from './rule-group.ts';
import { ruleGroups } from './rules/index.ts';
import { recommendedLanes } from './rules/r12-recommended-lanes.ts';
import { recommendedStations } from './rules/r13-r16-payment.ts';
import { switchPorts } from './rules/r20-r22-workplaces-network-power.ts';
import { recommendedDisplays } from './rules/r23-r24-displays-guidance.ts';
import { disabledPlaces } from './rules/r29-r32-signs-marking.ts';
import { manualQuantityProblems, withManualQuantity } from './rules/r33-manual-quantities.ts';
import { priceOnRequestProblems } from './rules/r34-price-on-request.ts';

const figuresOf = (facts: Facts): Calculation['figures'] => ({
  devices: facts.devices,
  ports: switchPorts(facts),
  disabled_places: disabledPlaces(facts),
  recommended: {
    ...recommendedLanes(facts),
    pay_stations: recommendedStations(facts),
    displays: recommendedDisplays(facts),
  },
});

/** The parts in which the versions of the rules differ. */
export interface RuleSet {
  version: string;
  groups: readonly RuleGroup[];
  defaultWorkplaces: DefaultWorkplaces;
}

/** Returns the bill of materials of a configuration, and its problems. Pure: the result depends only on the input. */
export function calculateBy(
  { version, groups, defaultWorkplaces }: RuleSet,
  configuration: ProposalConfiguration,
  book: PriceBook,
): Calculation {
  const facts = factsOf(configuration, defaultWorkplaces);
  const { quantities } = configuration.summary;
  const demands = groups.flatMap((group) => group.demands?.(facts) ?? []);
  const calculated = inOrder([
    ...linesOf([...demands, ...extraDemands(configuration)], book),
    ...ownLines(configuration, book),
  ]);
  const lines = calculated.map((line) => withManualQuantity(line, quantities[line.key]));
  const problems = [
    ...groups.flatMap((group) => group.problems?.(facts) ?? []),
    ...withdrawnItems(configuration, book),
    ...manualQuantityProblems(calculated, quantities),
    ...priceOnRequestProblems(lines),
  ];
  return { version, lines, problems, figures: figuresOf(facts) };
}

const ruleSet: RuleSet = { version: '1', groups: ruleGroups, defaultWorkplaces: (desks) => (desks > 0 ? 0 : 1) };

export const calculate = (configuration: ProposalConfiguration, book: PriceBook): Calculation =>
  calculateBy(ruleSet, configuration, book);
