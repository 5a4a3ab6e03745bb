import { CODE_LENGTH } from '@site/contracts/login';
import { CodeField } from '@site/forms/code-field';
import { showProblem, useSiteForm } from '@site/forms/form';
import { usePhoneCalls, type PendingCode } from '@site/forms/phone-code';
import { code } from '@site/forms/rules';
import { formatPhone } from '@site/kernel/phone';
import { useApi, useRevalidator } from '@site/runtime';
import { Button } from '@site/ui/button';
import * as z from 'zod/mini';
import { CodeForm } from '../code-form.tsx';

const schema = z.object({ code: code() });

interface DeletionCodeProps {
  pending: PendingCode;
  onResent: (pending: PendingCode) => void;
  onClose: () => void;
}

/** Not submitted with the last digit: a deletion, final after a month, requires a click. */
export function DeletionCode({ pending, onResent, onClose }: DeletionCodeProps) {
  const api = useApi();
  const calls = usePhoneCalls();
  const { revalidate } = useRevalidator();
  const form = useSiteForm({ schema, defaultValues: { code: '' } });

  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('POST /account/personal/deletion/', { body });
    if (!response.ok) return showProblem(form, response.problem);
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
      resend={() => calls.sendDeletionCode(pending.phone)}
      onResent={onResent}
      onClose={onClose}
      submitButton={
        <Button type="submit" variant="danger" loading={form.formState.isSubmitting}>
          Удалить профиль
        </Button>
      }
    >
      <CodeField
        control={form.control}
        name="code"
        label={`Код с\u00a0номера ${formatPhone(pending.phone)}`}
        length={CODE_LENGTH}
        onComplete={() => {}}
      />
    </CodeForm>
  );
}
