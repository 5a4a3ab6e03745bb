import type { ReactNode } from 'react';
import css from './entry.module.css';

/** Terms with what is known of them; what is not known leaves no empty line. */
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
