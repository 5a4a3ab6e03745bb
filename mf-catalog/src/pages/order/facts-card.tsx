import { Card } from '@site/ui/card';
import type { ReactNode } from 'react';
import css from './order-page.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactsCardProps {
  title: string;
  facts?: readonly Fact[];
  children?: ReactNode;
}

/** A card of labels and values. Facts without a value are left out. */
export function FactsCard({ title, facts = [], children }: FactsCardProps) {
  const known = facts.filter(({ value }) => Boolean(value));
  return (
    <Card className={css.card}>
      <h2 className={css.cardTitle}>{title}</h2>
      {known.length > 0 && (
        <dl className={css.facts}>
          {known.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Card>
  );
}
