import type { Seo } from '@site/contracts/seo';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import type { ReactNode } from 'react';
import css from './entry.module.css';

interface EntryPageProps {
  seo: Pick<Seo, 'h1' | 'breadcrumbs'>;
  actions?: ReactNode;
  children: ReactNode;
}

export function EntryPage({ seo, actions, children }: EntryPageProps) {
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <div className={css.head}>
        <h1>{seo.h1}</h1>
        {actions}
      </div>
      {children}
    </Container>
  );
}
