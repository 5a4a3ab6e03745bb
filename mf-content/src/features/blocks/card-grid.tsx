import type { ReactNode } from 'react';
import css from './card-grid.module.css';

/** Cards of one kind in up to three equal columns. */
export const CardGrid = ({ children }: { children: ReactNode }) => <div className={css.grid}>{children}</div>;
