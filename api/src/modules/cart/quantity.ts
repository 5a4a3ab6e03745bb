import { MAX_QUANTITY } from '@site/contracts/cart';
import type { CardRow } from '../catalog/card-columns.ts';

type Rules = Pick<CardRow, 'min_qty' | 'multiplicity' | 'unit'>;

const least = ({ min_qty, multiplicity }: Rules) => Math.ceil(min_qty / multiplicity) * multiplicity;
const most = ({ multiplicity }: Rules) => Math.floor(MAX_QUANTITY / multiplicity) * multiplicity;

/** Rounded up to the minimum and the step: a rack is sold by the metre, and half a pair of photocells is no use. */
export function fitQuantity(wanted: number, rules: Rules): number {
  const stepped = Math.ceil(wanted / rules.multiplicity) * rules.multiplicity;
  return Math.min(Math.max(stepped, least(rules)), most(rules));
}

/** Why the quantity is not the one that was wanted; undefined when it is. */
export function quantityMessage(wanted: number, rules: Rules): string | undefined {
  if (wanted > most(rules)) return `Наибольшее количество\u00a0— ${most(rules)}\u00a0${rules.unit}`;
  if (wanted < rules.min_qty) return `Минимальное количество\u00a0— ${least(rules)}\u00a0${rules.unit}`;
  if (wanted % rules.multiplicity) return `Количество должно быть кратно\u00a0${rules.multiplicity}`;
  return undefined;
}
