import { cx } from '@site/ui/cx';
import { createContext, use, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { isSamePath } from '../navigation/scroll.ts';
import css from './main.module.css';

/** The server puts here what it wants around the page's content, or in its place. */
export const AroundContentContext = createContext((content: ReactNode): ReactNode => content);

/** The page's landmark, where the skip link and a navigation put the focus. Dims while another page is slow to come. */
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
