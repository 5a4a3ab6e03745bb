import { Checkbox } from '@site/ui/choice';
import { isSelected, type ListFacet } from '../facet-query.ts';
import { useOpening } from './use-opening.ts';
import css from './facets.module.css';

/** Number of options that are always visible; the rest are under «Показать ещё». */
const VISIBLE = 8;

interface ListFacetOptionsProps {
  facet: ListFacet;
  search: string;
  onToggle: (value: string) => void;
}

export function ListFacetOptions({ facet, search, onToggle }: ListFacetOptionsProps) {
  const first = facet.options.slice(0, VISIBLE);
  const rest = facet.options.slice(VISIBLE);
  const opening = useOpening(rest.some(({ value }) => isSelected(search, facet.code, value)));

  const option = ({ value, label, count }: ListFacet['options'][number]) => {
    const selected = isSelected(search, facet.code, value);
    return (
      <Checkbox
        key={value}
        name={facet.code}
        value={value}
        label={label}
        count={count}
        checked={selected}
        disabled={count === 0 && !selected}
        onChange={() => onToggle(value)}
      />
    );
  };

  return (
    <>
      {first.map(option)}
      {rest.length > 0 && (
        <details {...opening} className={css.more}>
          <summary>
            <span className={css.showMore}>{`Показать ещё ${rest.length}`}</span>
            <span className={css.showLess}>Свернуть</span>
          </summary>
          {rest.map(option)}
        </details>
      )}
    </>
  );
}
