import type { ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import css from './badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A short status: «Новинка», «На модерации». */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={cx(css.badge, css[tone])}>{children}</span>;
}
