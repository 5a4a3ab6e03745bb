import type { ReactNode } from 'react';
import css from './entry.module.css';

/** Terms with their values; a row without a value is omitted. */
export function Facts({ rows }: { rows: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(([term, value]) =>
        value ? (
          <div key={term} className={css.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
