import type { ComponentProps } from 'react';
import type { IconShape } from '../icons/index.ts';
import { cx } from '../cx/index.ts';
import { Icon } from '../icon/index.ts';
import css from './icon-button.module.css';

interface IconControl {
  icon: IconShape;
  /** Accessible name, also shown as the tooltip. */
  label: string;
  /** Counter in the corner: hidden at 0, «99+» above 99. */
  counter?: number;
  /** Fills the outline, for an active state. */
  filled?: boolean;
  /** `outline`: on its own background with a hairline. `round`: floats over a picture. */
  variant?: 'plain' | 'outline' | 'round';
}

const nameOf = (label: string, counter: number | undefined) => (counter ? `${label}: ${counter}` : label);

function Inside({ icon, counter, filled }: Pick<IconControl, 'icon' | 'counter' | 'filled'>) {
  return (
    <>
      <Icon shape={icon} filled={filled} />
      {counter ? (
        <span className={css.counter} aria-hidden="true">
          {counter > 99 ? '99+' : counter}
        </span>
      ) : null}
    </>
  );
}

const look = (variant: IconControl['variant'] = 'plain', className?: string) =>
  cx(css.control, css[variant], className);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, IconControl {
  /** Makes the button a toggle and sets its state. */
  pressed?: boolean;
}

export function IconButton({ icon, label, counter, filled, pressed, variant, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look(variant, className)}
      aria-label={nameOf(label, counter)}
      aria-pressed={pressed}
      title={label}
    >
      <Inside icon={icon} counter={counter} filled={filled ?? pressed} />
    </button>
  );
}

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'children'>, IconControl {
  href: string;
}

export function IconLink({ icon, label, counter, filled, variant, className, ...rest }: IconLinkProps) {
  return (
    <a {...rest} className={look(variant, className)} aria-label={nameOf(label, counter)} title={label}>
      <Inside icon={icon} counter={counter} filled={filled} />
    </a>
  );
}
