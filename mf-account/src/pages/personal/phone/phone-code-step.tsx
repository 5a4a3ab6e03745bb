import { CODE_LENGTH } from '@site/contracts/login';
import { CodeField } from '@site/forms/code-field';
import { showProblem, useSiteForm } from '@site/forms/form';
import { usePhoneCalls, type PendingCode } from '@site/forms/phone-code';
import { code } from '@site/forms/rules';
import { formatPhone } from '@site/kernel/phone';
import { problemText, toast, useApi, useRevalidator, useSessionStore, useSite } from '@site/runtime';
import { Button } from '@site/ui/button';
import * as z from 'zod/mini';
import { CodeForm } from '../code-form.tsx';

const schema = z.object({ old_code: code(), code: code() });

interface TwoCodesStepProps {
  phone: string;
  pending: PendingCode;
  onResent: (pending: PendingCode) => void;
  onClose: () => void;
}

export function TwoCodesStep({ phone, pending, onResent, onClose }: TwoCodesStepProps) {
  const api = useApi();
  const calls = usePhoneCalls();
  const session = useSessionStore();
  const { revalidate } = useRevalidator();
  const { header_phone } = useSite().contacts;
  const form = useSiteForm({ schema, defaultValues: { old_code: '', code: '' } });
  const { setFocus } = form;

  const submit = form.handleSubmit(async (codes) => {
    const response = await api.call('POST /account/personal/phone/', { body: { phone: pending.phone, ...codes } });
    if (!response.ok)
      return showProblem(form, { ...response.problem, message: await problemText(response.problem, header_phone) });
    session.setState({ personal: response.value.user });
    toast.success('Номер телефона изменён');
    onClose();
    await revalidate();
  });
  const complete = () => {
    const { old_code, code: fresh } = form.getValues();
    if (old_code.length === CODE_LENGTH && fresh.length === CODE_LENGTH) void submit();
    else setFocus(old_code.length === CODE_LENGTH ? 'code' : 'old_code');
  };

  return (
    <CodeForm
      form={form}
      first="old_code"
      pending={pending}
      onSubmit={submit}
      checking={calls.checking}
      resend={() => calls.sendChangeCodes(pending.phone)}
      onResent={onResent}
      onClose={onClose}
      submitButton={
        <Button type="submit" loading={form.formState.isSubmitting}>
          Изменить номер
        </Button>
      }
    >
      <CodeField
        control={form.control}
        name="old_code"
        label={`Код с\u00a0номера ${formatPhone(phone)}`}
        length={CODE_LENGTH}
        onComplete={complete}
      />
      <CodeField
        control={form.control}
        name="code"
        label={`Код с\u00a0номера ${formatPhone(pending.phone)}`}
        length={CODE_LENGTH}
        onComplete={complete}
      />
    </CodeForm>
  );
}
