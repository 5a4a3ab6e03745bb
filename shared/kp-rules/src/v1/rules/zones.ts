import { MAX_SPACES } from '@site/contracts/proposal-steps';
import type { WayOut } from '../../calculation.ts';
import type { Facts } from '../facts.ts';
import type { RuleGroup } from '../rule-group.ts';

function waysOut({ structure: { zones }, spaces }: Facts, sum: number): WayOut[] {
  const last = zones[zones.length - 1]!;
  const rest = last.spaces + spaces - sum;
  return [
    ...(sum > 0 && sum <= MAX_SPACES
      ? [{ text: `Всего мест: ${sum}`, change: { kind: 'structure' as const, set: { spaces: sum } } }]
      : []),
    ...(rest >= 0
      ? [
          {
            text: `«${last.name}»: ${rest}`,
            change: { kind: 'structure' as const, set: { zones: [...zones.slice(0, -1), { ...last, spaces: rest }] } },
          },
        ]
      : []),
  ];
}

/** Check of the first step, without a rule number. Without zones the whole car park is one zone. */
export const zones: RuleGroup = {
  rules: [],
  problems: (facts) => {
    const sum = facts.structure.zones.reduce((total, zone) => total + zone.spaces, 0);
    if (!facts.structure.zones.length || sum === facts.spaces) return [];
    return [
      {
        code: 'E-ZONES',
        severity: 'error',
        rule: null,
        step: 'structure',
        text: 'Сумма мест по\u00a0зонам должна равняться общему числу мест',
        objects: facts.structure.zones.map(({ id }) => id),
        ways_out: waysOut(facts, sum),
      },
    ];
  },
};
