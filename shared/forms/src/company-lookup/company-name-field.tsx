import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '../fields/index.ts';
import type { CompanyState } from './use-company-lookup.ts';

interface CompanyNameFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** State of the look-up: the name is editable only in `by_hand`. */
  state: CompanyState;
}

export const CompanyNameField = <Values extends FieldValues>({
  control,
  name,
  state,
}: CompanyNameFieldProps<Values>) => (
  <TextField
    control={control}
    name={name}
    label="Название"
    hint={state === 'none' ? 'Подставится по\u00a0ИНН' : undefined}
    readOnly={state !== 'by_hand'}
    maxLength={300}
    required
  />
);
