import { usePhoneCalls, type PendingCode } from '@site/forms/phone-code';
import { toast, useApi, useRevalidator, useSessionStore } from '@site/runtime';
import { CodeForm } from '../code-form.tsx';

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
  return (
    <CodeForm
      pending={pending}
      send={({ code }) => api.call('POST /account/personal/phone/', { body: { phone: pending.phone, code } })}
      onSent={async ({ user }) => {
        session.setState({ personal: user });
        toast.success('Номер телефона изменён');
        onClose();
        await revalidate();
      }}
      checking={calls.checking}
      resend={() => calls.sendChangeCode(pending.phone)}
      onResent={onResent}
      onClose={onClose}
      submitText="Изменить номер"
      submitsWhenComplete
    />
  );
}
