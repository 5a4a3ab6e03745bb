import { cx } from '@site/ui/cx';
import type { ReactNode } from 'react';
import css from './facts.module.css';

export type Fact = readonly [term: string, value: ReactNode];

interface FactsProps {
  facts: readonly Fact[];
  /** Arranges the facts in as many columns as fit. */
  columns?: boolean;
}

export const Facts = ({ facts, columns }: FactsProps) => (
  <dl className={cx(css.facts, columns && css.columns)}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
