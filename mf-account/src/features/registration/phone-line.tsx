import { formatPhone } from '@site/kernel/phone';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';

export function PhoneLine({ phone, onChange }: { phone: string; onChange: () => void }) {
  return (
    <Alert
      live
      title="Пользователь с&nbsp;таким номером телефона не&nbsp;зарегистрирован"
      actions={
        <Button variant="secondary" size="small" onClick={onChange}>
          Указать другой номер
        </Button>
      }
    >
      Проверьте номер {formatPhone(phone)}. Если он верный, заполните форму: мы&nbsp;отправим на&nbsp;него код.
    </Alert>
  );
}
