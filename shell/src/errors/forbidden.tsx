import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { errorTitle } from './error-texts.ts';
import { ErrorPage } from './error-page.tsx';
import { PhoneLink } from './phone-link.tsx';

export function Forbidden({ phone }: { phone: string }) {
  return (
    <ErrorPage
      code="403"
      title={errorTitle(403)}
      actions={
        <>
          <ButtonLink href={paths.home()}>На главную</ButtonLink>
          <ButtonLink href={paths.contacts()} variant="secondary">
            Контакты
          </ButtonLink>
        </>
      }
    >
      <p>
        Если вы считаете, что это ошибка, позвоните в&nbsp;службу поддержки: <PhoneLink phone={phone} />
      </p>
    </ErrorPage>
  );
}
