import { formatPhone } from '@site/kernel/phone';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';

interface PhoneLineProps {
  phone: string;
  /** The company that invites this number. */
  company?: string | undefined;
  onChange: () => void;
}

export function PhoneLine({ phone, company, onChange }: PhoneLineProps) {
  return (
    <Alert
      live
      title={
        company ? `${company} приглашает вас` : 'Пользователь с\u00a0таким номером телефона не\u00a0зарегистрирован'
      }
      actions={
        <Button variant="secondary" size="small" onClick={onChange}>
          Указать другой номер
        </Button>
      }
    >
      <span>
        {company
          ? `Заполните форму: мы\u00a0отправим код на\u00a0номер ${formatPhone(phone)}. После регистрации вы\u00a0станете сотрудником компании.`
          : `Проверьте номер ${formatPhone(phone)}. Если он верный, заполните форму: мы\u00a0отправим на\u00a0него код.`}
      </span>
    </Alert>
  );
}
