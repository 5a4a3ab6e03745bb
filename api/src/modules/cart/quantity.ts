import { limitsOf } from '@site/contracts/limits';
import { fitQuantity, minQuantity, maxQuantity } from '@site/kernel/quantity';
import type { CardRow } from '../catalog/card-columns.ts';

type Rules = Pick<CardRow, 'min_qty' | 'multiplicity' | 'unit'>;

export const fitProduct = (wanted: number, rules: Omit<Rules, 'unit'>): number => fitQuantity(wanted, limitsOf(rules));

/** Why the quantity differs from the requested one; undefined when it does not. */
export function quantityMessage(wanted: number, rules: Rules): string | undefined {
  const limits = limitsOf(rules);
  const most = maxQuantity(limits);
  if (wanted > most) return `Наибольшее количество\u00a0— ${most}\u00a0${rules.unit}`;
  if (wanted < rules.min_qty) return `Минимальное количество\u00a0— ${minQuantity(limits)}\u00a0${rules.unit}`;
  if (wanted % rules.multiplicity) return `Количество должно быть кратно\u00a0${rules.multiplicity}`;
  return undefined;
}
