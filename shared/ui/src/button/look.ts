import { cx } from '../cx/index.ts';
import css from './button.module.css';

export interface ButtonLook {
  /**
   * `primary`: the main action of a view. `secondary`: other actions. `ghost`: unobtrusive, inside panels. `danger`:
   * destructive.
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
}

export const buttonClass = ({ variant = 'primary', size = 'medium', fullWidth }: ButtonLook, extra?: string): string =>
  cx(css.button, css[variant], css[size], fullWidth && css.fullWidth, extra);
