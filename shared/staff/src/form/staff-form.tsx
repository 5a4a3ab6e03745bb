import { FormError, type SiteForm, SubmitButton } from '@site/forms/form';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import css from './staff-form.module.css';

interface StaffFormProps<Values extends Record<string, unknown>> {
  /** Accessible name; absent: the page has this form only. */
  label?: string;
  form: SiteForm<Values>;
  /** Made by `form.handleSubmit`. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Label of the button. */
  save: string;
  children: ReactNode;
}

/** The only form of a page of the staff, with its error and its button. */
export const StaffForm = <Values extends Record<string, unknown>>({
  label,
  form,
  submit,
  save,
  children,
}: StaffFormProps<Values>) => (
  <form method="dialog" noValidate aria-label={label} className={css.form} onSubmit={(event) => void submit(event)}>
    {children}
    <FormError control={form.control} />
    <div>
      <SubmitButton of="page" loading={form.formState.isSubmitting}>
        {save}
      </SubmitButton>
    </div>
  </form>
);
