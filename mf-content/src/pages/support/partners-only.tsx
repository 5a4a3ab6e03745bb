import { paths } from '@site/contracts/paths';
import { useLocation, useSession } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import css from './document-list.module.css';

/** Explains the missing link, with a link to the login or to the partner programme. */
export function PartnersOnly() {
  const { pathname, search } = useLocation();
  const authed = useSession((session) => session.authed);
  return (
    <p className={css.facts}>
      Доступно партнёрам.{' '}
      {authed ? (
        <TextLink href={paths.content('become-partner')}>Как стать партнёром</TextLink>
      ) : (
        <TextLink href={paths.login(pathname + search)}>Войти</TextLink>
      )}
    </p>
  );
}
