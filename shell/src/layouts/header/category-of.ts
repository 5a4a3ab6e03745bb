import { paths } from '@site/contracts/paths';
import type { Category } from '@site/contracts/site-data';

/** Returns the category that a menu item leads to, or undefined for other pages. */
export const categoryOf = (categories: readonly Category[], url: string): Category | undefined =>
  categories.find((category) => paths.category(category.url) === url);
