import { paths } from '@site/contracts/paths';
import type { Category } from '@site/contracts/site-data';

export const categoryOf = (categories: readonly Category[], url: string): Category | undefined =>
  categories.find((category) => paths.category(category.url) === url);
