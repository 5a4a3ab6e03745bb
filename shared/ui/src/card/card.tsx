import type { ComponentProps } from 'react';
import { cx } from '../cx/index.ts';
import css from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'small' | 'medium' | 'large';
}

/** White, bordered by a hairline: content that stands beside its like. */
export function Card({ padding = 'medium', className, ...rest }: CardProps) {
  return <div {...rest} className={cx(css.card, css[padding], className)} />;
}

/** Cool grey without a border: a quiet ground for forms, summaries, asides. */
export function Panel({ padding = 'medium', className, ...rest }: CardProps) {
  return <div {...rest} className={cx(css.panel, css[padding], className)} />;
}
