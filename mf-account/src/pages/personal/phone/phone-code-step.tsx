import { CODE_LENGTH } from '@site/contracts/login';
import { CodeField } from '@site/forms/code-field';
import { showProblem, useSiteForm } from '@site/forms/form';
import { usePhoneCalls, type PendingCode } from '@site/forms/phone-code';
import { code } from '@site/forms/rules';
import { formatPhone } from '@site/kernel/phone';
import { toast, useApi, useRevalidator, useSessionStore } from '@site/runtime';
import { Button } from '@site/ui/button';
import * as z from 'zod/mini';
import { CodeForm } from '../code-form.tsx';

const schema = z.object({ code: code() });

interface PhoneCodeStepProps {
  pending: PendingCode;
  onResent: (pending: PendingCode) => void;
  onClose: () => void;
}

export function PhoneCodeStep({ pending, onResent, onClose }: PhoneCodeStepProps) {
  const api = useApi();
  const calls = usePhoneCalls();
  const session = useSessionStore();
  const { revalidate } = useRevalidator();
  const form = useSiteForm({ schema, defaultValues: { code: '' } });

  const submit = form.handleSubmit(async ({ code: typed }) => {
    const response = await api.call('POST /account/personal/phone/', { body: { phone: pending.phone, code: typed } });
    if (!response.ok) return showProblem(form, response.problem);
    session.setState({ personal: response.value.user });
    toast.success('Номер телефона изменён');
    onClose();
    await revalidate();
  });

  return (
    <CodeForm
      form={form}
      first="code"
      pending={pending}
      onSubmit={submit}
      checking={calls.checking}
      resend={() => calls.sendChangeCode(pending.phone)}
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
        name="code"
        label={`Код с\u00a0номера ${formatPhone(pending.phone)}`}
        length={CODE_LENGTH}
        onComplete={() => void submit()}
      />
    </CodeForm>
  );
}
