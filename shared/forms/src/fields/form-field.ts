import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** Common props of form fields. `control` types `name` by the form's values. */
export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  /** Shows the required mark; validation is up to the schema. */
  required?: boolean;
  disabled?: boolean;
}
