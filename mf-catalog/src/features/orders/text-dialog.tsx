import type { Problem } from '@site/contracts/problem';
import { TextareaField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { Button, type ButtonProps } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useId, type ReactNode } from 'react';
import * as z from 'zod/mini';
import css from './orders.module.css';

const schema = z.object({ text: filled() });

interface TextDialogProps {
  title: string;
  label: string;
  action: string;
  variant?: ButtonProps['variant'];
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
  variant,
  maxLength,
  draft,
  send,
  onClose,
  children,
}: TextDialogProps) {
  const id = useId();
  const form = useSiteForm({ schema, defaultValues: { text: '' }, draft: { name: draft } });

  const submit = form.handleSubmit(async ({ text }) => {
    const problem = await send(text);
    if (problem) showProblem(form, problem);
  });

  const footer = (
    <>
      <Button type="submit" form={id} variant={variant} loading={form.formState.isSubmitting}>
        {action}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Не&nbsp;сейчас
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer} size="small">
      <form id={id} method="dialog" noValidate className={css.words} onSubmit={submit}>
        {children}
        <TextareaField control={form.control} name="text" label={label} maxLength={maxLength} rows={4} required />
        <FormError control={form.control} />
      </form>
    </Dialog>
  );
}
