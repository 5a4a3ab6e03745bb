import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';
import { StaffGate } from '../gate/index.ts';
import { Shortcuts } from '../shortcuts/index.ts';
import { ViewsContext } from '../views/views-context.ts';
import type { SectionPage } from './load-section.ts';
import css from './section.module.css';

interface StaffSectionPageProps<T> {
  page: SectionPage<T>;
  /** Also the last breadcrumb. Default: the title of the section, with the item. */
  title?: string;
  /** Beside the title. */
  actions?: (value: T) => ReactNode;
  children: (value: T) => ReactNode;
}

/** Focuses the title when the reloaded page no longer has the button that was pressed. */
function useFocusAfterReload(page: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page && document.activeElement === document.body) heading.current?.focus();
    shown.current = page;
  }, [page]);
  return heading;
}

/** The frame of a page of a section, or the second factor in its place. */
export function StaffSectionPage<T>({ page, title, actions, children }: StaffSectionPageProps<T>) {
  const heading = useFocusAfterReload(page);
  const { h1, breadcrumbs } = page.seo;
  const content = page.access === 'open' ? children(page.value) : <StaffGate access={page.access} />;
  const beside = page.access === 'open' && actions?.(page.value);
  const last = breadcrumbs.length - 1;
  return (
    <Container className={css.page}>
      <Breadcrumbs
        items={breadcrumbs.map((crumb, index) => (title && index === last ? { ...crumb, name: title } : crumb))}
      />
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title ?? h1}
        </h1>
        {beside && <div className={css.actions}>{beside}</div>}
      </div>
      <ViewsContext value={page.views}>{content}</ViewsContext>
      {page.access === 'open' && <Shortcuts />}
    </Container>
  );
}
