import type { ReactNode } from 'react';
import css from './decide.module.css';

/** Buttons of the decisions about an item. */
export const DecisionBar = ({ children }: { children: ReactNode }) => <div className={css.bar}>{children}</div>;
