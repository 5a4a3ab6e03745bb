import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import css from './choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Number of results of the choice, at the end of the line. */
  count?: number;
  /** Help below the label. */
  hint?: ReactNode;
  error?: ReactNode;
}

interface KindProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
  look: 'check' | 'dot' | 'switch';
}

function Choice({ type, look, label, count, hint, error, className, ...rest }: KindProps) {
  const noteId = useId();
  const note = error || hint;
  return (
    <div className={className}>
      <label className={css.line}>
        <input
          {...rest}
          type={type}
          role={look === 'switch' ? 'switch' : undefined}
          className={cx(css.mark, css[look])}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        <span className={css.label}>{label}</span>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </label>
      {note && (
        <div id={noteId} className={cx(css.note, error ? css.error : undefined)}>
          {note}
        </div>
      )}
    </div>
  );
}

export const Checkbox = (props: ChoiceProps) => <Choice {...props} type="checkbox" look="check" />;
export const Radio = (props: ChoiceProps) => <Choice {...props} type="radio" look="dot" />;
/** Takes effect immediately, without a «save» button; in a form that is submitted use a Checkbox. */
export const Switch = (props: ChoiceProps) => <Choice {...props} type="checkbox" look="switch" />;

export interface ChoiceGroupProps {
  legend: ReactNode;
  /** Hides the legend visually. */
  legendHidden?: boolean;
  children: ReactNode;
}

/** Groups the choices of one question: radios with one name, checkboxes of one facet. */
export function ChoiceGroup({ legend, legendHidden, children }: ChoiceGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={legendHidden ? css.legendHidden : css.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

export type { ChoiceProps };
