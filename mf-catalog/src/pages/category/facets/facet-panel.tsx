import type { CategoryPageData } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { Button } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { isSelected, setRange, toggleFlag, toggleValue } from '../facet-query.ts';
import { FacetGroup } from './facet-group.tsx';
import { ListFacetOptions } from './list-facet-options.tsx';
import { RangeFacetFields } from './range-facet-fields.tsx';
import css from './facets.module.css';

interface FacetPanelProps {
  data: CategoryPageData;
  /** The query string in force, or the one on its way. */
  search: string;
  onSearch: (search: string) => void;
  /** Ties the sort select to the form for visitors without scripts; the sheet's copy has none. */
  formId?: string;
}

type Facet = CategoryPageData['facets'][number];

const isUsed = (facet: Facet) => {
  if (facet.type === 'list') return facet.options.some(({ selected }) => selected);
  return facet.type === 'flag' ? facet.selected : facet.from !== null || facet.to !== null;
};

/** A single option, or a range without a width, filters nothing, unless it is chosen and so can be taken off. */
const isShown = (facet: Facet) => {
  if (isUsed(facet) || facet.type === 'flag') return true;
  return facet.type === 'list' ? facet.options.length > 1 : facet.min < facet.max;
};

/** So many are open from the start; the rest open by a click, or when they come into use. */
const OPEN_AT_FIRST = 5;

/** With scripts a change acts at once. Without them it is a plain form with a button. */
export function FacetPanel({ data: { category, facets }, search, onSearch, formId }: FacetPanelProps) {
  const shown = facets.filter(isShown);
  return (
    <form
      id={formId}
      className={css.panel}
      method="get"
      action={paths.category(category.url).replace(/\/$/, '')}
      aria-label="Фильтры"
      onSubmit={(event) => event.preventDefault()}
    >
      {shown.map((facet, index) => {
        const { code } = facet;
        if (facet.type === 'flag') {
          const selected = isSelected(search, code);
          return (
            <div key={code} className={css.flag}>
              <Checkbox
                name={code}
                value="1"
                label={facet.label}
                count={facet.count}
                checked={selected}
                disabled={facet.count === 0 && !selected}
                onChange={() => onSearch(toggleFlag(search, code))}
              />
            </div>
          );
        }
        return (
          <FacetGroup key={code} label={facet.label} inUse={isUsed(facet)} openAtFirst={index < OPEN_AT_FIRST}>
            {facet.type === 'list' ? (
              <ListFacetOptions
                facet={facet}
                search={search}
                onToggle={(value) => onSearch(toggleValue(search, code, value))}
              />
            ) : (
              <RangeFacetFields
                facet={facet}
                search={search}
                onChange={(range) => onSearch(setRange(search, facet, range))}
              />
            )}
          </FacetGroup>
        );
      })}
      <noscript>
        <Button type="submit" fullWidth>
          Показать
        </Button>
      </noscript>
    </form>
  );
}
