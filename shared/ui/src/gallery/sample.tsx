import type { ReactNode } from 'react';
import css from './gallery.module.css';

export interface SampleProps {
  title: string;
  children: ReactNode;
  /** Controls in a row that wraps; otherwise the full width. */
  row?: boolean;
}

/** One component with its states. */
export function Sample({ title, children, row }: SampleProps) {
  return (
    <div className={css.sample}>
      <h2 className={css.title}>{title}</h2>
      <div className={row ? css.row : css.stack}>{children}</div>
    </div>
  );
}
