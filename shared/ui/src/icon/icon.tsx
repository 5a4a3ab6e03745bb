import type { IconShape } from '../icons/index.ts';
import css from './icon.module.css';
import { cx } from '../cx/index.ts';

export interface IconProps {
  /** The path, one of the `icon…` constants of `@site/ui/icons`. */
  shape: IconShape;
  /** Side of the square in px. The stroke width is the same at every size. */
  size?: 16 | 20 | 24 | 32 | 40;
  /** Fills the outline, such as an active wishlist heart. */
  filled?: boolean;
  className?: string;
}

/** A 24 px stroke icon. Always decorative: the control around it has the label. */
export function Icon({ shape, size = 24, filled, className }: IconProps) {
  return (
    <svg
      className={cx(css.icon, filled && css.filled, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} />
    </svg>
  );
}
