import { cx } from '@site/ui/cx';
import { phoneRow } from '@site/ui/phone-row';
import type { ReactNode } from 'react';
import css from './card-grid.module.css';

interface CardGridProps {
  children: ReactNode;
  /**
   * A selection with a link to the whole list: one scrolling row on a phone, so that it does not push the page down.
   */
  teaser?: boolean;
}

export const CardGrid = ({ children, teaser }: CardGridProps) => (
  <div className={cx(css.grid, teaser && phoneRow)}>{children}</div>
);
