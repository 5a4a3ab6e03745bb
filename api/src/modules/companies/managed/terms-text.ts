import { discountGroups, partnerLevelNames } from '@site/contracts/company-lists';
import type { CompanyTerms } from '@site/contracts/manage-companies';
import { formatPrice } from '@site/kernel/money';

export const levelText = (level: CompanyTerms['level']) => (level === 'none' ? 'без уровня' : partnerLevelNames[level]);
const percent = (value = 0) => `${value}\u00a0%`;
const credit = (limit: number | null) => (limit ? formatPrice(limit) : 'без отсрочки');

/** The differences in words, for the history and the company; empty when the terms are equal. */
export function changedTerms(before: CompanyTerms, after: CompanyTerms): string {
  const pairs = [
    ['уровень', levelText(before.level), levelText(after.level)],
    ...discountGroups.map((group) => [
      `скидка на\u00a0группу ${group}`,
      percent(before.personal_discount[group]),
      percent(after.personal_discount[group]),
    ]),
    ['отсрочка платежа', credit(before.credit_limit), credit(after.credit_limit)],
  ];
  return pairs
    .filter(([, old, fresh]) => old !== fresh)
    .map(([label, old, fresh]) => `${label}: ${old} → ${fresh}`)
    .join('; ');
}
