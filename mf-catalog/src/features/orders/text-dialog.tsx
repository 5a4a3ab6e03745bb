import type { Problem } from '@site/contracts/problem';
import { TextareaField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { type ReactNode } from 'react';
import * as z from 'zod/mini';
import css from './orders.module.css';

const schema = z.object({ text: filled() });

interface TextDialogProps {
  title: string;
  label: string;
  action: string;
  /** Whether the action takes something away. */
  danger?: boolean;
  maxLength: number;
  /** Name of the draft that is kept until the text is sent. */
  draft: string;
  /** Returns the problem, or null on success. */
  send: (text: string) => Promise<Problem | null>;
  onClose: () => void;
  /** Stands before the field. */
  children?: ReactNode;
}

export function TextDialog({
  title,
  label,
  action,
  danger,
  maxLength,
  draft,
  send,
  onClose,
  children,
}: TextDialogProps) {
  const form = useSiteForm({ schema, defaultValues: { text: '' }, draft: { name: draft } });

  const submit = form.handleSubmit(async ({ text }) => {
    const problem = await send(text);
    if (problem) showProblem(form, problem);
  });

  return (
    <FormDialog
      title={title}
      size="small"
      submit={action}
      cancel="Не&nbsp;сейчас"
      danger={danger}
      isSubmitting={form.formState.isSubmitting}
      className={css.words}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <TextareaField control={form.control} name="text" label={label} maxLength={maxLength} rows={4} required />
      <FormError control={form.control} />
    </FormDialog>
  );
}
