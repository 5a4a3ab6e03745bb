import { createContext, use, useId, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { iconError } from '../icons/index.ts';
import css from './field.module.css';

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const FieldContext = createContext<Wiring | null>(null);

/** Attributes for a control inside a Field, which its own attributes override; empty outside a Field. */
export const useFieldWiring = (): Partial<Wiring> => use(FieldContext) ?? {};

export interface FieldProps {
  label: ReactNode;
  /** Help below the control. */
  hint?: ReactNode;
  /** The error and how to correct it. Replaces the hint. */
  error?: ReactNode;
  /** Shows the required mark; validation is up to the form. */
  required?: boolean;
  children: ReactNode;
}

/**
 * Label, control, hint and error. The control inside (Input, Textarea, Select) is connected by context: the label names
 * it, hint and error describe it. The line below has a fixed height, so an error does not shift the form.
 */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || hint;
  return (
    <FieldContext
      value={{
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      }}
    >
      <div className={css.field}>
        <label className={css.label} htmlFor={id}>
          <span>{label}</span>
          {required && (
            <span className={css.mark} aria-hidden="true">
              {'\u00a0*'}
            </span>
          )}
        </label>
        {children}
        <div id={noteId} className={error ? css.error : css.hint} aria-live="polite">
          {error && <Icon shape={iconError} size={16} />}
          {note && <span className={css.words}>{note}</span>}
        </div>
      </div>
    </FieldContext>
  );
}
