import { CODE_LENGTH } from '@site/contracts/login';
import { formatPhone } from '@site/kernel/phone';
import { Button } from '@site/ui/button';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { CodeField } from '../code-field/index.ts';
import { FormError, showProblem, useSiteForm, SubmitButton } from '../form/index.ts';
import { code as codeRule } from '../rules/index.ts';
import type { PendingCode } from './pending-code.ts';
import { ResendCode } from './resend-code.tsx';
import { usePhoneCalls } from './use-phone-calls.ts';
import css from './phone-code.module.css';

const schema = z.object({ code: codeRule() });

/** Problem codes shown at the code field. */
const ABOUT_CODE = new Set(['old_code', 'no_code']);

interface CodeStepProps {
  pending: PendingCode;
  action: string;
  onResent: (pending: PendingCode) => void;
  onOtherNumber: () => void;
  onLogin: () => void;
}

export function CodeStep({ pending, action, onResent, onOtherNumber, onLogin }: CodeStepProps) {
  const calls = usePhoneCalls();
  const form = useSiteForm({ schema, defaultValues: { code: '' } });

  const { setFocus } = form;
  // The visitor has just requested the code: focus the field.
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.handleSubmit(async ({ code }) => {
    const answer = await calls.verify(pending.phone, code);
    if (answer.ok) return onLogin();
    const { problem } = answer;
    if (!ABOUT_CODE.has(problem.code)) return showProblem(form, problem);
    form.setValue('code', '');
    showProblem(form, { ...problem, fields: { code: problem.message } });
  });

  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      <p className={css.lead}>
        Код отправлен на&nbsp;номер <strong className={css.phone}>{formatPhone(pending.phone)}</strong>.
      </p>
      <CodeField
        control={form.control}
        name="code"
        label="Код из СМС"
        length={CODE_LENGTH}
        onComplete={() => void submit()}
      />
      <FormError control={form.control} />
      <SubmitButton of="code" size="large" fullWidth loading={form.formState.isSubmitting}>
        {action}
      </SubmitButton>
      <ResendCode
        pending={pending}
        checking={calls.checking}
        resend={() => calls.resendCode(pending.phone)}
        onResent={onResent}
        onProblem={(problem) => showProblem(form, problem)}
      />
      <Button variant="ghost" onClick={onOtherNumber}>
        Указать другой номер
      </Button>
    </form>
  );
}
