import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { useLocation } from 'react-router-dom';
import { errorTitle } from './error-texts.ts';
import { ErrorPage } from './error-page.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Error page for 401. The login returns to the current page. */
export function NotAuthorised({ phone }: { phone: string }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <ErrorPage
      title={errorTitle(401)}
      actions={
        <>
          <ButtonLink href={paths.login(here)}>Войти</ButtonLink>
          <ButtonLink href={paths.register(here)} variant="secondary">
            Зарегистрироваться
          </ButtonLink>
        </>
      }
    >
      <p>Войдите или зарегистрируйтесь, чтобы открыть эту страницу.</p>
      <p>
        Если войти не&nbsp;получается, позвоните в&nbsp;службу поддержки: <PhoneLink phone={phone} />
      </p>
    </ErrorPage>
  );
}
