import type { ComponentProps, MouseEvent } from 'react';
import type { IconShape } from '../icons/index.ts';
import { Icon } from '../icon/index.ts';
import { buttonClass, type ButtonLook } from './look.ts';
import css from './button.module.css';

interface Icons {
  iconStart?: IconShape;
  iconEnd?: IconShape;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook, Icons {
  /** Shows a spinner; the button keeps its width and focus, and ignores clicks. */
  loading?: boolean;
}

const iconSize = (size: ButtonLook['size']) => (size === 'small' ? 16 : 20);

export function Button({
  variant,
  size,
  fullWidth,
  iconStart,
  iconEnd,
  loading,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  // Without preventDefault a submit button would still submit.
  const stop = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, fullWidth }, className)}
      onClick={loading ? stop : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      {loading && <span className={css.spinner} aria-hidden="true" />}
      <span className={css.content}>
        {iconStart && <Icon shape={iconStart} size={iconSize(size)} />}
        <span className={css.words}>{children}</span>
        {iconEnd && <Icon shape={iconEnd} size={iconSize(size)} />}
      </span>
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook, Icons {
  href: string;
}

/** A link styled as a button, for navigation. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
      <span className={css.content}>
        {iconStart && <Icon shape={iconStart} size={iconSize(size)} />}
        <span className={css.words}>{children}</span>
        {iconEnd && <Icon shape={iconEnd} size={iconSize(size)} />}
      </span>
    </a>
  );
}
