import { TextareaField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import css from './decide.module.css';
import { type DecisionProps, useDecision } from './use-decision.ts';

interface TextDecisionProps extends DecisionProps {
  /** Unique on the site. Keeps the typed text when the dialog is closed or the second factor expires. */
  draft: string;
  /** Field of the request. */
  name?: 'reason' | 'text';
  label?: string;
  hint?: string;
  maxLength?: number;
  /** Whether the text may be empty. */
  optional?: boolean;
  /** The text to change. */
  initialText?: string;
  /** Label of the submit button. */
  submit: string;
  /** Label of the other button. */
  cancel?: string;
  /** Whether the decision takes something away. */
  danger?: boolean;
  /** The consequences. */
  children?: ReactNode;
}

/** A decision with a text, required unless `optional`. Render it outside of what the decision removes from the page. */
export function TextDecision({
  title,
  draft,
  name = 'reason',
  label = 'Причина',
  hint,
  maxLength = 500,
  optional,
  initialText = '',
  submit,
  cancel,
  danger,
  children,
  ...decision
}: TextDecisionProps) {
  const decide = useDecision(decision);
  const form = useSiteForm<Record<string, string>>({
    schema: z.object({ [name]: optional ? z.string() : filled() }),
    defaultValues: { [name]: initialText },
    draft: { name: draft },
  });
  const onSubmit = form.handleSubmit(async ({ [name]: text = '' }) => {
    const problem = await decide(text);
    if (problem) showProblem(form, problem);
  });
  return (
    <FormDialog
      title={title}
      submit={submit}
      cancel={cancel}
      danger={danger}
      isSubmitting={form.formState.isSubmitting}
      className={css.form}
      onSubmit={onSubmit}
      onClose={decision.onClose}
    >
      {children && <p>{children}</p>}
      <TextareaField
        control={form.control}
        name={name}
        label={label}
        hint={hint}
        rows={5}
        maxLength={maxLength}
        required={!optional}
      />
      <FormError control={form.control} />
    </FormDialog>
  );
}
