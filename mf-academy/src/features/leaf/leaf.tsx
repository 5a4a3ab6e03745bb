import { cx } from '@site/ui/cx';
import type { ComponentProps } from 'react';
import css from './leaf.module.css';

interface LeafProps extends ComponentProps<'p'> {
  number: number | string;
  /** What it counts, below it. */
  unit: string;
}

/** The blue leaf at a card's side, where others would have a photograph. */
export const Leaf = ({ number, unit, className, ...rest }: LeafProps) => (
  <p {...rest} className={cx(css.leaf, className)}>
    <span className={css.number}>{number}</span> <span>{unit}</span>
  </p>
);
