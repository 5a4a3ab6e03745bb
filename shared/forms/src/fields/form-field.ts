import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field of a form takes. `control` ties it to the form and makes `name` one of the form's own. */
export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  /** Draws the mark; the rules of the form's schema check it. */
  required?: boolean;
  disabled?: boolean;
}
