import { formColumns } from '@site/forms/form-columns';
import { FormDialog, type FormDialogProps } from '@site/forms/form-dialog';
import { FormError, showProblem, type SiteForm } from '@site/forms/form';
import type { ReactNode } from 'react';
import { type SentDecision, useDecision } from './use-decision.ts';

type Dialog = Pick<FormDialogProps, 'title' | 'size' | 'submit' | 'cancel' | 'danger' | 'className'>;

interface DecisionFormProps<Values extends Record<string, unknown>> extends Dialog, SentDecision<Values> {
  form: SiteForm<Values>;
  /** The consequences and the fields, in one or two columns (`formColumns`). */
  children: ReactNode;
}

/** A decision with fields. Render it outside of what the decision removes from the page. */
export function DecisionForm<Values extends Record<string, unknown>>({
  form,
  send,
  done,
  onClose,
  className = formColumns.form,
  children,
  ...dialog
}: DecisionFormProps<Values>) {
  const decide = useDecision({ send, done, onClose });
  const submit = form.handleSubmit(async (values) => {
    const problem = await decide(values);
    if (problem) showProblem(form, problem);
  });
  return (
    <FormDialog
      {...dialog}
      isSubmitting={form.formState.isSubmitting}
      className={className}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <div className={formColumns.wide}>
        <FormError control={form.control} />
      </div>
    </FormDialog>
  );
}
