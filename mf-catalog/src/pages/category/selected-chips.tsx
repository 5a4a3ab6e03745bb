import type { CategoryPageData } from '@site/contracts/catalog';
import { ChipLink, ChipList, RemovableChipLink } from '@site/ui/chip';
import type { MouseEvent } from 'react';
import { clearFacets, listHref, toggleValue } from './facet-query.ts';
import { selectedFilters, type SelectedFilter } from './list-texts.ts';
import css from './category-page.module.css';

interface SelectedChipsProps {
  data: CategoryPageData;
  search: string;
  onFollow: (event: MouseEvent) => void;
}

export function SelectedChips({ data: { category, facets }, search, onFollow }: SelectedChipsProps) {
  const selected = selectedFilters(facets);
  if (selected.length === 0) return null;
  const without = ({ code, value }: SelectedFilter) =>
    listHref(category.url, value === undefined ? clearFacets(search, [{ code }]) : toggleValue(search, code, value));
  return (
    <ChipList className={css.chips} role="group" aria-label="Выбранные фильтры" onClick={onFollow}>
      {selected.map((filter) => (
        <RemovableChipLink key={filter.text} href={without(filter)} removeLabel={`Убрать фильтр «${filter.text}»`}>
          {filter.text}
        </RemovableChipLink>
      ))}
      <ChipLink href={listHref(category.url, clearFacets(search, facets))}>Сбросить всё</ChipLink>
    </ChipList>
  );
}
