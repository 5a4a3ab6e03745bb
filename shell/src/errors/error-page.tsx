import { Container } from '@site/ui/layout';
import type { ReactNode } from 'react';
import { errorBarrier } from './error-barrier.ts';
import css from './error-page.module.css';

interface ErrorPageProps {
  /** Error code above the title, for a call to support. */
  code?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  after?: ReactNode;
}

/** Layout of all error pages. It loads nothing on demand, because it must work when everything else fails. */
export function ErrorPage({ code, title, children, actions, after }: ErrorPageProps) {
  return (
    <Container className={css.page}>
      <div className={css.message}>
        {code && <p className={css.code}>{code}</p>}
        <h1 className={css.title}>{title}</h1>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      <div className={css.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: errorBarrier }} />
      {after}
    </Container>
  );
}
