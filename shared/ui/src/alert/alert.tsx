import type { ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import { Icon } from '../icon/index.ts';
import { iconError, iconInfo, iconSuccess, iconWarning } from '../icons/index.ts';
import css from './alert.module.css';

const shapes = { info: iconInfo, success: iconSuccess, warning: iconWarning, danger: iconError };

export interface AlertProps {
  tone?: keyof typeof shapes;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** Announced by screen readers when it appears, as the result of an action. */
  live?: boolean;
}

export function Alert({ tone = 'info', title, children, actions, live }: AlertProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={cx(css.alert, css[tone])} role={role}>
      <Icon shape={shapes[tone]} className={css.icon} />
      <div className={css.body}>
        {title && <div className={css.title}>{title}</div>}
        {children && <div>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
