import { cx } from '@site/ui/cx';
import type { ReactNode } from 'react';
import css from './list.module.css';

interface StaffRowProps {
  /** Title with its badges. */
  title: ReactNode;
  /** Buttons, or the reason for their absence. */
  actions?: ReactNode;
  /** The lines below the title. */
  children: ReactNode;
}

/** A row of a hand-made list, with buttons beside the text where there is room. */
export const StaffRow = ({ title, actions, children }: StaffRowProps) => (
  <li className={cx(css.row, css.acting)}>
    <div className={css.about}>
      <h3 className={css.name}>{title}</h3>
      {children}
    </div>
    {actions && <div className={css.actions}>{actions}</div>}
  </li>
);
