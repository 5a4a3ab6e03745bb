import type { PageDataOf } from '@site/contracts/page';
import { ChipLink, ChipList } from '@site/ui/chip';
import css from './news-filters.module.css';
import { newsHref, type NewsQuery } from './news-query.ts';

interface NewsFiltersProps extends Pick<PageDataOf<'news-list'>, 'tags' | 'years'> {
  query: NewsQuery;
}

/** Links, so that filters work without scripts; each keeps the other filter and starts at the first page. */
export function NewsFilters({ tags, years, query: { tag, year } }: NewsFiltersProps) {
  return (
    <div className={css.filters}>
      <ChipList role="group" aria-label="Темы">
        <ChipLink href={newsHref({ year })} current={!tag}>Все темы</ChipLink>
        {tags.map((name) => (
          <ChipLink key={name} href={newsHref({ tag: name, year })} current={name === tag}>{name}</ChipLink>
        ))}
      </ChipList>
      <ChipList role="group" aria-label="Годы">
        <ChipLink href={newsHref({ tag })} current={!year}>Все годы</ChipLink>
        {years.map((value) => (
          <ChipLink key={value} href={newsHref({ tag, year: value })} current={value === year}>{value}</ChipLink>
        ))}
      </ChipList>
    </div>
  );
}
