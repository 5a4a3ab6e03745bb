import type { ReactNode } from 'react';
import css from './facts.module.css';

export interface FactsProps {
  /** Terms with their values; a fact without a value is omitted. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** Terms and values that describe one item. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) =>
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
