import { ChipLink, ChipList } from '@site/ui/chip';
import css from './list-filters.module.css';
import { type Filter, listHref, type Narrowing } from './list-query.ts';

interface ListFiltersProps<Name extends string> {
  path: string;
  filters: readonly (Filter & { name: Name })[];
  narrowing: Narrowing;
  /** Label of each filter, and the label of «all». */
  words: Readonly<Record<Name, { label: string; all: string }>>;
}

/** Filters as links, so that they work without scripts; each keeps the others and resets the page. */
export const ListFilters = <Name extends string>({ path, filters, narrowing, words }: ListFiltersProps<Name>) => (
  <div className={css.filters}>
    {filters.map(({ name, options }) => (
      <ChipList key={name} role="group" aria-label={words[name].label}>
        <ChipLink href={listHref(path, { ...narrowing, [name]: undefined })} current={!narrowing[name]}>
          {words[name].all}
        </ChipLink>
        {options.map((option) => (
          <ChipLink
            key={option}
            href={listHref(path, { ...narrowing, [name]: option })}
            current={option === narrowing[name]}
          >
            {option}
          </ChipLink>
        ))}
      </ChipList>
    ))}
  </div>
);
