import type { Roubles } from '@site/kernel/money';
import type { DiscountGroup } from '../../tables/catalog-tables.ts';
import type { PartnerLevel } from '../../tables/company-tables.ts';

/** Discount in percent by the company's level and the product's group. */
const levels: Record<PartnerLevel, Record<DiscountGroup, number>> = {
  none: { A: 0, B: 0, C: 0, D: 0, L: 0, M: 0 },
  partner: { A: 15, B: 10, C: 15, D: 10, L: 5, M: 5 },
  silver: { A: 20, B: 15, C: 20, D: 15, L: 10, M: 10 },
  gold: { A: 25, B: 20, C: 25, D: 15, L: 10, M: 15 },
  platinum: { A: 30, B: 25, C: 30, D: 20, L: 15, M: 20 },
};

export type PriceTerms = { level: PartnerLevel; personal: Partial<Record<DiscountGroup, number>> };

/** Returns the larger of the level's and the personal discount. They are not added. */
export const discountPercent = (terms: PriceTerms, group: DiscountGroup): number =>
  Math.max(levels[terms.level][group], terms.personal[group] ?? 0);

/** Discounted price, half up. Integer arithmetic avoids binary fractions. */
export const discounted = (retail: Roubles, percent: number): Roubles =>
  Math.floor((retail * (100 - percent) + 50) / 100);
