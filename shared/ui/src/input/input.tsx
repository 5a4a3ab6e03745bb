import type { ComponentProps, ReactNode } from 'react';
import type { IconShape } from '../icons/index.ts';
import { cx } from '../cx/index.ts';
import { useFieldWiring } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { iconChevronDown } from '../icons/index.ts';
import css from './input.module.css';

export interface InputProps extends ComponentProps<'input'> {
  icon?: IconShape;
  /** Content at the end of the box: a unit, or a button that reveals the password. */
  end?: ReactNode;
}

/** A single-line text input. `ref` and handlers are passed to the input, as form libraries require. */
export function Input({ icon, end, className, ...rest }: InputProps) {
  const wiring = useFieldWiring();
  return (
    <span className={cx(css.box, className)}>
      {icon && <Icon shape={icon} size={20} className={css.icon} />}
      <input {...wiring} {...rest} className={css.control} />
      {end && <span className={css.end}>{end}</span>}
    </span>
  );
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring();
  return (
    <span className={cx(css.box, className)}>
      <textarea rows={rows} {...wiring} {...rest} className={cx(css.control, css.textarea)} />
    </span>
  );
}

/** A native select: it works with every keyboard, phone and screen reader. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const wiring = useFieldWiring();
  return (
    <span className={cx(css.box, className)}>
      <select {...wiring} {...rest} className={cx(css.control, css.select)}>
        {children}
      </select>
      <Icon shape={iconChevronDown} size={20} className={css.arrow} />
    </span>
  );
}
