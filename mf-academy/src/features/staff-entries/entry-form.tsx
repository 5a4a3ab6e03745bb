import { FormError, SubmitButton, type SiteForm } from '@site/forms/form';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import css from './staff-entries.module.css';

interface EntryFormProps<Values extends FieldValues> {
  /** Accessible name. */
  label: string;
  form: SiteForm<Values>;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Label of the button. */
  save: string;
  children: ReactNode;
}

export function EntryForm<Values extends FieldValues>({ label, form, submit, save, children }: EntryFormProps<Values>) {
  return (
    <form method="dialog" noValidate aria-label={label} className={css.form} onSubmit={submit}>
      {children}
      <FormError control={form.control} />
      <div>
        <SubmitButton of="entry" loading={form.formState.isSubmitting}>
          {save}
        </SubmitButton>
      </div>
    </form>
  );
}
