import type { CallResult } from '@site/runtime';

/** What services and products have in common where they are listed. */
export interface ListedItem {
  id: string;
  name: string;
  unit: string;
  price: number;
  description: string;
  is_active: boolean;
}

/** All of the company's after a change. */
export type Changed<Item> = CallResult<{ code?: 'no_changes'; items: Item[] }>;
