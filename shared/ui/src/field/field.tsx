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

/** What a control inside a Field must carry; its own attributes win. Outside a Field: nothing. */
export const useFieldWiring = (): Partial<Wiring> => use(FieldContext) ?? {};

export interface FieldProps {
  label: ReactNode;
  /** Help below the control, there before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Takes the place of the hint. */
  error?: ReactNode;
  /** Draws the mark; the form's own rules check it. */
  required?: boolean;
  children: ReactNode;
}

/**
 * Label, control, hint and error as one. The control inside (Input, Textarea, Select) is wired by context: the label
 * names it, hint and error describe it. The line below keeps its height, so an error does not move the form.
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
