import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Calculation } from '../calculation.ts';
import type { PriceBook } from '../price-book.ts';
import { calculateBy, type RuleSet } from '../v1/calculate.ts';
import { ruleGroups as groupsOfV1 } from '../v1/rules/index.ts';
import { payment as paymentOfV1 } from '../v1/rules/r13-r16-payment.ts';
import { workplacesNetworkPower as workplacesOfV1 } from '../v1/rules/r20-r22-workplaces-network-power.ts';
import { payment } from './rules/r13-r16-payment.ts';
import { workplacesNetworkPower } from './rules/r20-r22-workplaces-network-power.ts';

const changed = new Map([
  [paymentOfV1, payment],
  [workplacesOfV1, workplacesNetworkPower],
]);

const ruleSet: RuleSet = {
  version: '2',
  groups: groupsOfV1.map((group) => changed.get(group) ?? group),
  defaultWorkplaces: () => 1,
};

export const calculate = (configuration: ProposalConfiguration, book: PriceBook): Calculation =>
  calculateBy(ruleSet, configuration, book);
