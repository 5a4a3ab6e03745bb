import { cx } from '@site/ui/cx';
import type { ComponentProps } from 'react';
import css from './leaf.module.css';

interface LeafProps extends ComponentProps<'p'> {
  number: number | string;
  unit: string;
}

/** Blue tile at the side of a card, in place of a photo. */
export const Leaf = ({ number, unit, className, ...rest }: LeafProps) => (
  <p {...rest} className={cx(css.leaf, className)}>
    <span className={css.number}>{number}</span> <span>{unit}</span>
  </p>
);
