import { cx } from '../cx/index.ts';
import css from './button.module.css';

export interface ButtonLook {
  /** `primary`: the one main action of a view. `secondary`: others. `ghost`: quiet, inside panels. `danger`: destroys. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
}

export const buttonClass = ({ variant = 'primary', size = 'medium', fullWidth }: ButtonLook, extra?: string): string =>
  cx(css.button, css[variant], css[size], fullWidth && css.fullWidth, extra);
