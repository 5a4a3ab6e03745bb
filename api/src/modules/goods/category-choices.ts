import type { CategoryChoice } from '@site/contracts/manage-goods';
import type { KnownTree } from './goods-plan.ts';

type Named = { name: string; parent: string | null };

/** Names of a category and those above it: «Приводы › Откатные». */
function pathOf(categories: KnownTree['categories'], slug: string): string {
  const { name, parent } = categories.get(slug) as Named;
  return parent === null ? name : `${pathOf(categories, parent)} › ${name}`;
}

export const categoryChoices = ({ categories }: KnownTree): CategoryChoice[] =>
  [...categories.keys()]
    .map((slug) => ({ slug, name: pathOf(categories, slug) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'ru'));
