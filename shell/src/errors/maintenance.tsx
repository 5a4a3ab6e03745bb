import { Button } from '@site/ui/button';
import { ErrorPage } from './error-page.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Error page of a navigation that got a maintenance response before the site data was updated. */
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
