import { Container } from '@site/ui/layout';
import type { ReactNode } from 'react';
import css from './detail-layout.module.css';

interface DetailLayoutProps {
  /** Key facts: beside the rest, or before it on a phone. */
  aside: ReactNode;
  asideLabel: string;
  children: ReactNode;
}

export const DetailLayout = ({ aside, asideLabel, children }: DetailLayoutProps) => (
  <Container className={css.columns}>
    <aside aria-label={asideLabel} className={css.aside}>
      {aside}
    </aside>
    <div className={css.main}>{children}</div>
  </Container>
);
