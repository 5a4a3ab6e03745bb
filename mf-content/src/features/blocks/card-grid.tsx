import { cx } from '@site/ui/cx';
import { phoneRow } from '@site/ui/phone-row';
import type { ReactNode } from 'react';
import css from './card-grid.module.css';

interface CardGridProps {
  children: ReactNode;
  /** A few of many, with a way to all of them: on a phone they do not push the rest of the page away. */
  teaser?: boolean;
}

/** Cards of one kind in up to three equal columns. */
export const CardGrid = ({ children, teaser }: CardGridProps) => (
  <div className={cx(css.grid, teaser && phoneRow)}>{children}</div>
);
