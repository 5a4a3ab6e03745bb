import { Container } from '@site/ui/layout';
import type { ReactNode } from 'react';
import { errorBarrier } from './error-barrier.ts';
import css from './error-page.module.css';

interface ErrorPageProps {
  /** Large above the title: what the visitor may be asked for on the phone. */
  code?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Below the message, over the whole width. */
  after?: ReactNode;
}

/** The common look of error pages. Nothing in it is loaded on demand: it must stand when everything else fails. */
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
