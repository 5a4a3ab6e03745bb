import { paths } from '@site/contracts/paths';
import type { Category } from '@site/contracts/site-data';

/** The category that a menu's item leads to; menus may hold other addresses too. */
export const categoryOf = (categories: readonly Category[], url: string): Category | undefined =>
  categories.find((category) => paths.category(category.url) === url);
