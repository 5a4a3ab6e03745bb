import type { RuleGroup } from '../../v1/rule-group.ts';
import { missingWorkplace, networkAndPower, workplaceDemand } from '../../v1/rules/r20-r22-workplaces-network-power.ts';

/** Since version 2, R20 keeps one workplace by default beside a cashier desk. */
export const workplacesNetworkPower: RuleGroup = {
  rules: ['R20', 'R21', 'R22'],
  demands: (facts) => [
    workplaceDemand(facts, 'Рабочее место оператора: одно или сколько выбрано'),
    ...networkAndPower(facts),
  ],
  problems: missingWorkplace,
};
