import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { TextLink } from '@site/ui/link';

export function UnknownNumber({ phone }: { phone: string }) {
  const { support_phone, support_hours } = useSite().contacts;
  return (
    <Alert tone="warning" live title="Пользователь с таким номером телефона не зарегистрирован">
      Проверьте номер {formatPhone(phone)}. Если ошибки нет, позвоните нам&nbsp;— мы&nbsp;поможем войти:{' '}
      <TextLink href={telHref(support_phone)}>{formatPhone(support_phone)}</TextLink>, {support_hours}.
    </Alert>
  );
}
