import { FALLBACK_PHONE } from '@site/runtime/shell';
import { useRouteError } from 'react-router-dom';
import { Logo } from '../layouts/header/logo.tsx';
import { Main } from '../layouts/main.tsx';
import { errorTitle } from './error-texts.ts';
import { FailureView } from './failure-view.tsx';
import { readFailure } from './failure.ts';
import { PhoneLink } from './phone-link.tsx';
import { useRenderFailure } from './use-render-failure.ts';
import css from './site-error.module.css';

/** Error boundary of the root: the site's data did not load, or the frame failed. It has no menus and loads no data. */
export function SiteError() {
  const error = useRouteError();
  const failure = readFailure(error);
  useRenderFailure(error, errorTitle(failure.status));
  return (
    <>
      <header className={css.header} data-print="hide">
        <Logo name="Камертон" />
        <PhoneLink phone={FALLBACK_PHONE} />
      </header>
      <Main>
        <FailureView failure={failure} phone={FALLBACK_PHONE} />
      </Main>
    </>
  );
}
