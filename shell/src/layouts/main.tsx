import { cx } from '@site/ui/cx';
import { createContext, use, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { isSamePath } from '../base/same-path.ts';
import css from './main.module.css';

/** Lets the server wrap or replace the page's content. */
export const AroundContentContext = createContext((content: ReactNode): ReactNode => content);

/** The main landmark, the focus target of the skip link and of navigations. Dimmed during a slow navigation. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  const location = useLocation();
  const next = useNavigation().location;
  const leaving = next !== undefined && !isSamePath(next, location);
  return (
    <main id="main" tabIndex={-1} className={cx(css.main, className)} aria-busy={leaving || undefined}>
      {use(AroundContentContext)(children)}
    </main>
  );
}
