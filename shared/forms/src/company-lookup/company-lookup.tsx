import { useCombobox } from '@site/ui/combobox';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { useCallback, useId, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { filteredValue, readText, useEarlyInput } from '../fields/index.ts';
import { digitsOnly } from '../filters/index.ts';
import { CompanyChoices } from './company-choices.tsx';
import type { LookupService } from './find-companies.ts';
import { LookupNote } from './lookup-note.tsx';
import { useCompanyLookup, type CompanyState, type LookupResult } from './use-company-lookup.ts';
import css from './company-lookup.module.css';

export interface CompanyLookupProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Without a service the company is typed by hand. */
  service: LookupService | undefined;
  /** Also offers branches: an order for a branch is invoiced with the branch's code and address. */
  branches?: boolean;
  /** Stored in the form, so that a draft includes it. */
  state: CompanyState;
  /** Called with the result of a look-up, or with `none` when it no longer applies. */
  onResult: (result: LookupResult) => void;
  required?: boolean;
}

/** Tax number field with a look-up: a single result is selected, several are offered, a failure allows typing. */
export function CompanyLookup<Values extends FieldValues>({
  control,
  name,
  service,
  branches = false,
  state,
  onResult,
  required = true,
}: CompanyLookupProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const lookup = useCompanyLookup({
    service,
    inn: field.value,
    branches,
    state,
    onResult(result) {
      if (result.company) field.onChange(result.company.inn);
      onResult(result);
    },
  });
  const listId = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  useCombobox({ field: input, list, options: lookup.choices.map(({ hid }) => hid).join() });

  const change = (inn: string) => {
    if (inn === field.value) return;
    // Before the number: the form's rules read the state together with the number.
    lookup.changed();
    field.onChange(inn);
  };
  const { ref: register } = field;
  const ref = useEarlyInput({
    ref: useCallback(
      (element: HTMLInputElement | null) => {
        register(element);
        setInput(element);
      },
      [register],
    ),
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
          ref={ref}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the library of the combobox adds aria-controls
          role="combobox"
          aria-expanded={list !== null}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          end={lookup.searching ? <span className={css.spinner} aria-hidden="true" /> : undefined}
          onChange={(event) => change(filteredValue(event, digitsOnly))}
        />
      </Field>
      <CompanyChoices ref={setList} id={listId} companies={lookup.choices} onPick={lookup.pick} />
    </div>
  );
}
