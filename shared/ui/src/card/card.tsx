import type { ComponentProps } from 'react';
import { cx } from '../cx/index.ts';
import css from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'small' | 'medium' | 'large';
}

/** White with a hairline border, for one of several similar items. */
export function Card({ padding = 'medium', className, ...rest }: CardProps) {
  return <div {...rest} className={cx(css.card, css[padding], className)} />;
}

/** Light grey without a border: a background for forms, summaries and asides. */
export function Panel({ padding = 'medium', className, ...rest }: CardProps) {
  return <div {...rest} className={cx(css.panel, css[padding], className)} />;
}
