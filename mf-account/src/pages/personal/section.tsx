import { Card } from '@site/ui/card';
import { useId, type ReactNode } from 'react';
import css from './personal-page.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card padding="large" role="region" aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.sectionTitle}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
