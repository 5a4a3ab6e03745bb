import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import { Icon } from '../icon/index.ts';
import { iconClose } from '../icons/index.ts';
import css from './chip.module.css';

interface ChipContent {
  children: ReactNode;
}

/** A toggle among tags or views. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button type="button" {...rest} className={cx(css.chip, className)} aria-pressed={pressed} />;
}

/** A chip as a link: the URL holds the selection. */
export function ChipLink({
  current,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; current?: boolean }) {
  return (
    <a {...rest} className={cx(css.chip, className)} aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  );
}

export interface RemovableChipProps extends ChipContent {
  /** Accessible name of the whole chip: «Убрать: масса до 800 кг». */
  removeLabel: string;
  onRemove: () => void;
}

/** An active filter; a click anywhere on the chip removes it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={cx(css.chip, css.removable)} aria-label={removeLabel} onClick={onRemove}>
      <span>{children}</span>
      <Icon shape={iconClose} size={16} />
    </button>
  );
}

/** An active filter that is removed by a link: works without JS. */
export function RemovableChipLink({
  children,
  removeLabel,
  href,
}: ChipContent & { removeLabel: string; href: string }) {
  return (
    <a className={cx(css.chip, css.removable)} aria-label={removeLabel} href={href}>
      <span>{children}</span>
      <Icon shape={iconClose} size={16} />
    </a>
  );
}

/** A wrapping row of chips. */
export function ChipList({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(css.list, className)} />;
}
