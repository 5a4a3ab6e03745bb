import type { Seo } from '@site/contracts/seo';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import type { ReactNode } from 'react';
import css from './page-head.module.css';

interface PageHeadProps {
  seo: Seo;
  children?: ReactNode;
}

export function PageHead({ seo, children }: PageHeadProps) {
  return (
    <Container className={css.head}>
      {seo.breadcrumbs.length > 1 && <Breadcrumbs items={seo.breadcrumbs} />}
      <h1 className={css.title}>{seo.h1}</h1>
      {children}
    </Container>
  );
}
