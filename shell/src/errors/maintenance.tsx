import { Button } from '@site/ui/button';
import { ErrorPage } from './error-page.tsx';
import { PhoneLink } from './phone-link.tsx';

/** In the place of a page whose data the closed site did not give, before its own data says that it is closed. */
export function Maintenance({ phone }: { phone: string }) {
  return (
    <ErrorPage
      title="На сайте ведутся технические работы. Мы скоро вернёмся"
      actions={<Button onClick={() => window.location.reload()}>Обновить страницу</Button>}
    >
      <p>
        Мы на&nbsp;связи: <PhoneLink phone={phone} />
      </p>
    </ErrorPage>
  );
}
