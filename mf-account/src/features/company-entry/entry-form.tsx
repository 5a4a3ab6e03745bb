import { FormError, SubmitButton } from '@site/forms/form';
import { ButtonLink } from '@site/ui/button';
import type { FormEventHandler, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import css from './entry.module.css';

interface EntryFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Disables the button while pictures are uploading. */
  busy: boolean;
  cancelUrl: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Form of the company's public data. An edit goes to moderation; a rejected request keeps the input. */
export function EntryForm<Values extends FieldValues>({
  form: { control, formState },
  onSubmit,
  busy,
  cancelUrl,
  actions,
  children,
}: EntryFormProps<Values>) {
  return (
    <form method="dialog" noValidate className={css.form} onSubmit={onSubmit}>
      {children}
      <FormError control={control} />
      <div className={css.actions}>
        <SubmitButton of="entry" loading={formState.isSubmitting} disabled={busy}>
          {busy ? 'Изображения загружаются…' : 'Отправить на\u00a0модерацию'}
        </SubmitButton>
        {actions}
        <ButtonLink href={cancelUrl} variant="secondary">
          Отменить
        </ButtonLink>
      </div>
    </form>
  );
}
