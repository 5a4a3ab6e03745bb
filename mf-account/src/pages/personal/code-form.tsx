import { formColumns } from '@site/forms/form-columns';
import { FormError, showProblem } from '@site/forms/form';
import { ResendCode, type PendingCode } from '@site/forms/phone-code';
import type { CallResult } from '@site/runtime';
import { Button } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import { useEffect, type ReactNode, type SubmitEventHandler } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import css from './personal-page.module.css';

interface CodeFormProps<Codes extends FieldValues> {
  form: UseFormReturn<Codes>;
  /** Field that gets the focus. */
  first: Path<Codes>;
  pending: PendingCode;
  onSubmit: SubmitEventHandler;
  /** True while the browser solves a challenge for another code. */
  checking: boolean;
  resend: () => Promise<CallResult<PendingCode>>;
  onResent: (pending: PendingCode) => void;
  onClose: () => void;
  submitButton: ReactNode;
  children: ReactNode;
}

export function CodeForm<Codes extends FieldValues>({
  form,
  first,
  pending,
  onSubmit,
  checking,
  resend,
  onResent,
  onClose,
  submitButton,
  children,
}: CodeFormProps<Codes>) {
  const { control, setFocus } = form;
  // The user's own action opened the step: the focus moves to the code.
  useEffect(() => setFocus(first), [setFocus, first]);
  return (
    <form method="dialog" noValidate className={formColumns.form} onSubmit={onSubmit}>
      {children}
      <div className={formColumns.wide}>
        <FormError control={control} />
      </div>
      <div className={cx(css.actions, formColumns.wide)}>
        {submitButton}
        <ResendCode
          pending={pending}
          checking={checking}
          resend={resend}
          onResent={onResent}
          onProblem={(problem) => showProblem(form, problem)}
        />
        <Button variant="ghost" onClick={onClose}>
          Отменить
        </Button>
      </div>
    </form>
  );
}
