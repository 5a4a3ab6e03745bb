import type { Calculation, Line, RuleId } from '@site/kp-rules/calculation';

const asks = (line: Line, rule: RuleId) => line.reasons.some(({ rules }) => rules[0] === rule);

/** How many the rule has asked for, whatever a person has made of it. */
export const calculatedBy = ({ lines }: Calculation, rule: RuleId): number =>
  lines.filter((line) => asks(line, rule)).reduce((sum, { calculated }) => sum + calculated, 0);

/** The rules' own size, and the larger ones: a model may be raised, never lowered. */
export function sizesFrom<Size extends number>(sizes: readonly Size[], needed: number): Size[] {
  const fitting = sizes.filter((size) => size >= needed);
  return fitting.length > 0 ? fitting : sizes.slice(-1);
}
