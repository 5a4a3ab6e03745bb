import type { Seo } from '@site/contracts/seo';
import { typograph } from '@site/kernel/typography';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import type { ReactNode } from 'react';
import css from './page-head.module.css';

export function PageHead({ seo, children }: { seo: Seo; children?: ReactNode }) {
  return (
    <Container className={css.head}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{typograph(seo.h1)}</h1>
      {children}
    </Container>
  );
}
