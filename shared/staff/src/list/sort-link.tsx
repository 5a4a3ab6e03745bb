import { Icon } from '@site/ui/icon';
import { iconArrowDown, iconArrowUp, iconSort } from '@site/ui/icons';
import type { Column } from '@site/ui/data-table';
import css from './staff-list.module.css';

type Sorted = NonNullable<Column<unknown>['sorted']>;

const shapes = { none: iconSort, ascending: iconArrowUp, descending: iconArrowDown };

/** Order of a list by a column, and the `sort` that a click on its title asks for: ascending, descending, the list's own. */
export function sortedBy(column: string, sort: string | undefined): { sorted: Sorted; next: string | undefined } {
  if (sort === column) return { sorted: 'ascending', next: `-${column}` };
  return sort === `-${column}` ? { sorted: 'descending', next: undefined } : { sorted: 'none', next: column };
}

interface SortLinkProps {
  href: string;
  sorted: Sorted;
  children: string;
}

export const SortLink = ({ href, sorted, children }: SortLinkProps) => (
  <a href={href} className={css.sort} data-sorted={sorted}>
    {children}
    <Icon shape={shapes[sorted]} size={16} />
  </a>
);
