import { Card } from '@site/ui/card';
import { useId, type ReactNode } from 'react';
import css from './steps.module.css';

interface StepSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function StepSection({ title, lead, children }: StepSectionProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className={css.part}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </Card>
  );
}
