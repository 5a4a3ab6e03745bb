import { FormError, SubmitButton } from '@site/forms/form';
import { ButtonLink } from '@site/ui/button';
import type { FormEventHandler, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import css from './entry.module.css';

interface EntryFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Pictures are on their way: the edit waits for them. */
  busy: boolean;
  /** Where whoever changes his mind goes. */
  cancelUrl: string;
  /** Buttons of this kind of entry alone. */
  actions?: ReactNode;
  children: ReactNode;
}

/** An edit of what the site shows of a company: it is sent to moderation, and nothing is lost when it is refused. */
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
