import { useSite } from '@site/runtime';
import { useRouteError } from 'react-router-dom';
import { errorTitle } from './error-texts.ts';
import { readFailure } from './failure.ts';
import { Forbidden } from './forbidden.tsx';
import { NotAuthorised } from './not-authorised.tsx';
import { NotFound } from './not-found.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { ServerFailure } from './server-failure.tsx';
import { useRenderFailure } from './use-render-failure.ts';

/** The error page in the place of a page: the layout around it stays. */
export function PageError() {
  const error = useRouteError();
  const phone = useSite().contacts.header_phone;
  const failure = readFailure(error);
  useRenderFailure(error, errorTitle(failure.status));

  if (failure.remoteFailure) return <RemoteFailure phone={phone} />;
  if (failure.status === 401) return <NotAuthorised phone={phone} />;
  if (failure.status === 403) return <Forbidden phone={phone} />;
  if (failure.status === 404) return <NotFound categories={failure.categories} />;
  return <ServerFailure status={failure.status} />;
}
