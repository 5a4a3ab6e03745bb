import { FormDialog } from '@site/forms/form-dialog';
import { FormError } from '@site/forms/form';
import { type ReactNode, type SubmitEventHandler } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import css from './answer.module.css';

interface AnswerFormProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  onSubmit: SubmitEventHandler;
  submitLabel: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function AnswerForm<Values extends FieldValues>({
  title,
  form: { control, formState },
  onSubmit,
  submitLabel,
  onClose,
  children,
}: AnswerFormProps<Values>) {
  return (
    <FormDialog
      title={title}
      size="small"
      submit={submitLabel}
      cancel="Не&nbsp;сейчас"
      isSubmitting={formState.isSubmitting}
      className={css.form}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
      <FormError control={control} />
    </FormDialog>
  );
}
