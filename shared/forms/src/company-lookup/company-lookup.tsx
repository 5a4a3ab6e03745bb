import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { filteredValue, readText, useEarlyInput } from '../fields/index.ts';
import { digitsOnly } from '../filters/index.ts';
import { CompanyChoices } from './company-choices.tsx';
import type { LookupService } from './find-companies.ts';
import { LookupNote } from './lookup-note.tsx';
import { useCompanyLookup, type CompanyState, type LookupResult } from './use-company-lookup.ts';
import { useOptions } from './use-options.ts';
import css from './company-lookup.module.css';

export interface CompanyLookupProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The form's field of the tax number. */
  name: FieldPath<Values>;
  /** Without one the company is typed by hand. */
  service: LookupService | undefined;
  /** Kept by the form, so that a draft knows it too. */
  state: CompanyState;
  /** The form takes what was found, or forgets it. */
  onResult: (result: LookupResult) => void;
  required?: boolean;
}

/** The tax number, and the company that has it: found by itself, picked from several, or typed when there is no finding out. */
export function CompanyLookup<Values extends FieldValues>({
  control, name, service, state, onResult, required = true,
}: CompanyLookupProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const lookup = useCompanyLookup({
    service,
    inn: field.value,
    state,
    onResult(result) {
      if (result.company) field.onChange(result.company.inn);
      onResult(result);
    },
  });
  const options = useOptions(lookup.choices, lookup.pick);

  const change = (inn: string) => {
    if (inn === field.value) return;
    // First: the form's rules look at the state together with the number.
    lookup.changed();
    field.onChange(inn);
  };
  const ref = useEarlyInput({
    ref: field.ref,
    read: readText,
    held: field.value as string,
    take: (typed) => change(digitsOnly(typed)),
  });
  const error = state === 'closed' ? 'Организация ликвидирована' : fieldState.error?.message;

  return (
    <div className={css.lookup}>
      <Field
        label="ИНН"
        hint={<LookupNote state={state} searching={lookup.searching} choices={lookup.choices.length} />}
        error={error}
        required={required}
      >
        <Input
          {...field}
          {...options.input}
          ref={ref}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          end={lookup.searching ? <span className={css.spinner} aria-hidden="true" /> : undefined}
          onChange={(event) => change(filteredValue(event, digitsOnly))}
        />
      </Field>
      <CompanyChoices companies={lookup.choices} options={options} onPick={lookup.pick} />
    </div>
  );
}
