import { Container } from '@site/ui/layout';
import type { ReactNode } from 'react';
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
      <Barrier />
      {after}
    </Container>
  );
}

/** A closed barrier: the way ends here. */
function Barrier() {
  return (
    <svg className={css.drawing} viewBox="0 0 320 190" aria-hidden="true" focusable="false">
      <path d="M4 172 150 116 316 152 170 188Z" fill="#e8f2f9" />
      <path d="m92 150 138 31M128 136l138 27" stroke="#c4d0db" strokeWidth="2" strokeDasharray="10 8" />
      <g stroke="#0b2239" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M40 160V80l22-9 22 6v82l-22 8Z" fill="#7fb3d3" />
        <path d="M40 80v80l22 7V86Z" fill="#0067a8" />
        <path d="m40 80 22-9 22 6-22 9Z" fill="#b9d9ec" />
        <path d="m56 95 248-38v9L56 105Z" fill="#fff" />
        <path d="m92 90 34-6v10l-34 6ZM160 79l34-5v9l-34 6ZM228 69l34-5v9l-34 5Z" fill="#00b0ed" />
        <path d="m296 58 8-1v108h-8Z" fill="#b9d9ec" />
        <circle cx="62" cy="64" r="6" fill="#00b0ed" />
      </g>
    </svg>
  );
}
