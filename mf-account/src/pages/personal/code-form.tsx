import { CODE_LENGTH } from '@site/contracts/login';
import { CodeField } from '@site/forms/code-field';
import { formColumns } from '@site/forms/form-columns';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { ResendCode, type PendingCode } from '@site/forms/phone-code';
import { code } from '@site/forms/rules';
import { formatPhone } from '@site/kernel/phone';
import type { CallResult } from '@site/runtime';
import { Button, type ButtonProps } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import css from './personal-page.module.css';

const schema = z.object({ code: code() });

interface CodeFormProps<Done> {
  pending: PendingCode;
  send: (body: { code: string }) => Promise<CallResult<Done>>;
  onSent: (value: Done) => unknown;
  /** True while the browser solves a challenge for another code. */
  checking: boolean;
  resend: () => Promise<CallResult<PendingCode>>;
  onResent: (pending: PendingCode) => void;
  onClose: () => void;
  submitText: string;
  variant?: ButtonProps['variant'];
  /** Whether the last digit submits the form. */
  submitsWhenComplete?: boolean;
}

/** The step of a form that asks for the code from an SMS. */
export function CodeForm<Done>({
  pending,
  send,
  onSent,
  checking,
  resend,
  onResent,
  onClose,
  submitText,
  variant,
  submitsWhenComplete = false,
}: CodeFormProps<Done>) {
  const form = useSiteForm({ schema, defaultValues: { code: '' } });
  const { control, setFocus } = form;
  // The user's own action opened the step: the focus moves to the code.
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = form.handleSubmit(async (body) => {
    const response = await send(body);
    if (!response.ok) return showProblem(form, response.problem);
    await onSent(response.value);
  });
  return (
    <form method="dialog" noValidate className={formColumns.form} onSubmit={submit}>
      <CodeField
        control={control}
        name="code"
        label={`Код с\u00a0номера ${formatPhone(pending.phone)}`}
        length={CODE_LENGTH}
        onComplete={() => void (submitsWhenComplete && submit())}
      />
      <div className={formColumns.wide}>
        <FormError control={control} />
      </div>
      <div className={cx(css.actions, formColumns.wide)}>
        <Button type="submit" variant={variant} loading={form.formState.isSubmitting}>
          {submitText}
        </Button>
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
