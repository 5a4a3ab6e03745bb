import { formatNumber } from '@site/kernel/numbers';
import { RangeField } from '@site/ui/range-field';
import { rangeField, readRange, type Range, type RangeFacet } from '../facet-query.ts';
import css from './facets.module.css';

interface RangeFacetFieldsProps {
  facet: RangeFacet;
  search: string;
  onChange: (range: Range) => void;
}

const shown = (value: number | null) => (value === null ? '' : formatNumber(value));

const ends = [
  ['from', 'от'],
  ['to', 'до'],
] as const;

/** Rounds the scale outwards to whole steps: a thumb at the end must not exclude the most expensive product. */
function scale({ min, max, step }: RangeFacet) {
  const tidy = (steps: number) => Number((steps * step).toFixed(4));
  return { min: tidy(Math.floor(min / step + 1e-9)), max: tidy(Math.ceil(max / step - 1e-9)), step };
}

export function RangeFacetFields({ facet, search, onChange }: RangeFacetFieldsProps) {
  const { code, label } = facet;
  return (
    <>
      <div className={css.slider}>
        <RangeField {...scale(facet)} label={label} value={readRange(search, code)} onChange={onChange} />
      </div>
      <noscript>
        <span className={css.fields}>
          {ends.map(([end, word]) => (
            <label key={end}>
              {word}
              <input
                name={rangeField(code, end)}
                defaultValue={shown(facet[end])}
                placeholder={shown(end === 'from' ? facet.min : facet.max)}
                inputMode="decimal"
              />
            </label>
          ))}
        </span>
      </noscript>
    </>
  );
}
