import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import type { ReactNode } from 'react';
import { StaffGate } from '../gate/index.ts';
import type { SectionPage } from './load-section.ts';
import css from './section.module.css';

interface StaffSectionPageProps<T> {
  page: SectionPage<T>;
  /** Default: the title of the section, with the item. */
  title?: string;
  /** Beside the title. */
  actions?: (value: T) => ReactNode;
  children: (value: T) => ReactNode;
}

/** The frame of a page of a section, or the second factor in its place. */
export function StaffSectionPage<T>({ page, title, actions, children }: StaffSectionPageProps<T>) {
  const { h1, breadcrumbs } = page.seo;
  const content = page.access === 'open' ? children(page.value) : <StaffGate access={page.access} />;
  const beside = page.access === 'open' && actions?.(page.value);
  return (
    <Container className={css.page}>
      <Breadcrumbs items={breadcrumbs} />
      <div className={css.head}>
        <h1>{title ?? h1}</h1>
        {beside}
      </div>
      {content}
    </Container>
  );
}
