import { CodeStep } from '@site/forms/phone-code';
import { Dialog } from '@site/ui/dialog';
import type { useGuestConfirmation } from './use-guest-confirmation.ts';

interface ConfirmPhoneDialogProps {
  confirmation: ReturnType<typeof useGuestConfirmation>;
  onConfirmed: () => void;
  /** Called when the number is wrong; it is corrected in the order's form. */
  onOtherNumber: () => void;
}

export function ConfirmPhoneDialog({ confirmation, onConfirmed, onOtherNumber }: ConfirmPhoneDialogProps) {
  const { shown, pending, setPending, close, end } = confirmation;
  return (
    <Dialog open={shown && pending !== null} onClose={close} title="Подтвердите номер телефона" size="small">
      {pending && (
        <CodeStep
          key={pending.expiresAt}
          pending={pending}
          action="Подтвердить и&nbsp;оформить заказ"
          onResent={setPending}
          onOtherNumber={() => {
            end();
            onOtherNumber();
          }}
          onLogin={() => {
            end();
            onConfirmed();
          }}
        />
      )}
    </Dialog>
  );
}
