import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import css from './choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** At the end of the line: how many results the choice would give. */
  count?: number;
  /** Below the label. */
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
    <div className={cx(css.choice, className)}>
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
/** Acts at once, without a «save» button; inside a form that is sent use a Checkbox. */
export const Switch = (props: ChoiceProps) => <Choice {...props} type="checkbox" look="switch" />;

export interface ChoiceGroupProps {
  legend: ReactNode;
  /** The legend is read aloud only. */
  legendHidden?: boolean;
  children: ReactNode;
}

/** Choices that answer one question: radios of one name, checkboxes of one facet. */
export function ChoiceGroup({ legend, legendHidden, children }: ChoiceGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={legendHidden ? css.legendHidden : css.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

export type { ChoiceProps };
