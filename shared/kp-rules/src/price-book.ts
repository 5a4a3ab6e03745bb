import type { OwnItem } from '@site/contracts/proposal-configuration';
import type { Kopecks } from '@site/kernel/money';

/** The manufacturer's groups of partner discounts. */
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
 * Names and prices, supplied by the caller: the catalogue by article, and the partner's own services and products. A draft
 * uses today's; a proposal that has left the draft status is stored with its own.
 */
export interface PriceBook {
  catalogue: Readonly<Record<string, CatalogueItem>>;
  own: readonly OwnPrice[];
}
