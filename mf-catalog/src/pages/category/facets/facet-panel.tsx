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
  /** The current query string, or the one being loaded. */
  search: string;
  onSearch: (search: string) => void;
  /** Links the sort select to the form without scripts; the sheet's copy has no id. */
  formId?: string;
}

type Facet = CategoryPageData['facets'][number];

const isUsed = (facet: Facet) => {
  if (facet.type === 'list') return facet.options.some(({ selected }) => selected);
  return facet.type === 'flag' ? facet.selected : facet.from !== null || facet.to !== null;
};

/** Whether the facet can filter anything: a single option or a zero-width range cannot, unless it is selected. */
const isShown = (facet: Facet) => {
  if (isUsed(facet) || facet.type === 'flag') return true;
  return facet.type === 'list' ? facet.options.length > 1 : facet.min < facet.max;
};

/** Number of facets that are initially open; the others open by a click or when they become active. */
const OPEN_AT_FIRST = 5;

/** The facets: changes apply at once. Without scripts it is a plain form with a button. */
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
