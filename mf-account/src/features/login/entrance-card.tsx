import { Card } from '@site/ui/card';
import { cx } from '@site/ui/cx';
import { Container } from '@site/ui/layout';
import type { ReactNode } from 'react';
import css from './login.module.css';

interface EntranceCardProps {
  title: string;
  wide?: boolean;
  children: ReactNode;
  other?: ReactNode;
}

export function EntranceCard({ title, wide, children, other }: EntranceCardProps) {
  return (
    <Container className={css.page}>
      <Card padding="large" className={cx(css.card, wide && css.wide)}>
        <h1 className={css.title}>{title}</h1>
        {children}
        {other && <p className={css.other}>{other}</p>}
      </Card>
    </Container>
  );
}
