import type { Sort } from '@site/contracts/catalog';
import { Select } from '@site/ui/input';
import { DEFAULT_SORT, setSort } from './facet-query.ts';
import { sortLabels } from './list-texts.ts';
import css from './category-page.module.css';

interface SortSelectProps {
  search: string;
  sort: Sort;
  onSearch: (search: string) => void;
  formId: string;
}

export function SortSelect({ search, sort, onSearch, formId }: SortSelectProps) {
  const requested = new URLSearchParams(search).get('sort') ?? DEFAULT_SORT;
  return (
    <Select
      className={css.sort}
      name="sort"
      form={formId}
      aria-label="Сортировка"
      value={Object.hasOwn(sortLabels, requested) ? requested : sort}
      onChange={(event) => onSearch(setSort(search, event.target.value))}
    >
      {Object.entries(sortLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
