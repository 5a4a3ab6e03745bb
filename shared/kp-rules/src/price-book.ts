import type { OwnItem } from '@site/contracts/proposal-configuration';
import type { Kopecks } from './money.ts';

/** Groups by which the manufacturer gives discounts to partners. */
export type DiscountGroup = 'A' | 'B' | 'C' | 'D' | 'L' | 'M';

export interface CatalogueItem {
  name: string;
  unit: string;
  group: DiscountGroup;
  /** Retail; null: on request. */
  price: Kopecks | null;
}

export interface OwnPrice {
  kind: OwnItem['kind'];
  id: string;
  name: string;
  unit: string;
  price: Kopecks | null;
}

/**
 * What things are called and cost, given from outside: the catalogue by article, and the partner's own services and
 * products. A draft takes today's; a proposal that has left draft is kept with its own.
 */
export interface PriceBook {
  catalogue: Readonly<Record<string, CatalogueItem>>;
  own: readonly OwnPrice[];
}
