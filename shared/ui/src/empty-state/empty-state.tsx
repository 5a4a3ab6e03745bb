import type { ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import { BoxDrawing } from './goods-drawings.tsx';
import { ColumnDrawing } from './site-drawings.tsx';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** Explanation with a next step, not only that there is nothing. */
  children?: ReactNode;
  actions?: ReactNode;
  /** One of the drawings of this entry; the open box by default. */
  drawing?: ReactNode;
  /** 1 when the state fills the whole page. */
  headingLevel?: 1 | 2 | 3;
}

interface StateProps extends EmptyStateProps {
  role?: 'alert';
}

function State({ title, children, actions, drawing, headingLevel = 2, role }: StateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.state} role={role}>
      {drawing}
      <Heading className={cx(css.title, headingLevel === 1 && css.page)}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

export const EmptyState = ({ drawing = <BoxDrawing />, ...rest }: EmptyStateProps) => (
  <State drawing={drawing} {...rest} />
);

/** An error and how to continue, usually with a retry. Announced when it appears. */
export const ErrorState = ({ drawing = <ColumnDrawing />, ...rest }: EmptyStateProps) => (
  <State drawing={drawing} role="alert" {...rest} />
);
