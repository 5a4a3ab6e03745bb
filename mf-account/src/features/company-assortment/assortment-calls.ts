import type { CallResult } from '@site/runtime';

export interface ListedItem {
  id: string;
  name: string;
  unit: string;
  price: number;
  description: string;
  is_active: boolean;
}

/** All items of the company after a change. */
export type Changed<Item> = CallResult<{ code?: 'no_changes'; items: Item[] }>;
