import type { Line, Problem } from '../../calculation.ts';

export const isOnRequest = ({ retail, qty }: Pick<Line, 'retail' | 'qty'>): boolean => retail === null && qty > 0;

/** Returns a warning for lines without a price: totals omit them, and the proposal is sent after a manager has set prices. */
export function priceOnRequestProblems(lines: readonly Line[]): Problem[] {
  const names = lines.filter(isOnRequest).map(({ name }) => `«${name}»`);
  if (!names.length) return [];
  return [
    {
      code: 'W-PRICE',
      severity: 'warning',
      rule: 'R34',
      step: 'summary-checking',
      text: `Цена по\u00a0запросу: ${names.join(', ')}. Отправить предложение можно после согласования цены`,
      objects: [],
      ways_out: [],
    },
  ];
}
