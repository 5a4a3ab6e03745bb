import { FormError } from '@site/forms/form';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useId, type ReactNode, type SubmitEventHandler } from 'react';
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
  const id = useId();
  const footer = (
    <>
      <Button type="submit" form={id} loading={formState.isSubmitting}>
        {submitLabel}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Не&nbsp;сейчас
      </Button>
    </>
  );
  return (
    <Dialog open size="small" onClose={onClose} title={title} footer={footer}>
      <form id={id} method="dialog" noValidate className={css.form} onSubmit={onSubmit}>
        {children}
        <FormError control={control} />
      </form>
    </Dialog>
  );
}
