import type { Calculation, Line, RuleId } from '@site/kp-rules/calculation';

const isRequiredBy = (line: Line, rule: RuleId) => line.reasons.some(({ rules }) => rules[0] === rule);

/** Quantity that the rule requires, before changes by hand. */
export const calculatedBy = ({ lines }: Calculation, rule: RuleId): number =>
  lines.filter((line) => isRequiredBy(line, rule)).reduce((sum, { calculated }) => sum + calculated, 0);

/** The size by the rules and the larger ones: a model may be raised, not lowered. */
export function sizesFrom<Size extends number>(sizes: readonly Size[], needed: number): Size[] {
  const fitting = sizes.filter((size) => size >= needed);
  return fitting.length > 0 ? fitting : sizes.slice(-1);
}
