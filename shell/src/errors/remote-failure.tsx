import { Button } from '@site/ui/button';
import { ErrorPage } from './error-page.tsx';
import { PhoneLink } from './phone-link.tsx';

export function RemoteFailure({ phone }: { phone: string }) {
  return (
    <ErrorPage
      title="Этот раздел сейчас не открывается"
      actions={<Button onClick={() => window.location.reload()}>Повторить</Button>}
    >
      <p>
        Остальные разделы сайта работают. Повторите попытку через минуту или позвоните нам: <PhoneLink phone={phone} />
      </p>
    </ErrorPage>
  );
}
