import { usePhoneCalls, type PendingCode } from '@site/forms/phone-code';
import { useApi, useRevalidator } from '@site/runtime';
import { CodeForm } from '../code-form.tsx';

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
  return (
    <CodeForm
      pending={pending}
      send={(body) => api.call('POST /account/personal/deletion/', { body })}
      onSent={async () => {
        onClose();
        await revalidate();
      }}
      checking={calls.checking}
      resend={() => calls.sendDeletionCode(pending.phone)}
      onResent={onResent}
      onClose={onClose}
      submitText="Удалить профиль"
      variant="danger"
    />
  );
}
