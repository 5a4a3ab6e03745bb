import { useSite } from '@site/runtime';
import { useRouteError } from 'react-router-dom';
import { errorTitle } from './error-texts.ts';
import { FailureView } from './failure-view.tsx';
import { readFailure } from './failure.ts';
import { useRenderFailure } from './use-render-failure.ts';

export function PageError() {
  const error = useRouteError();
  const { contacts } = useSite();
  const failure = readFailure(error);
  useRenderFailure(error, errorTitle(failure.status));
  return <FailureView failure={failure} phone={contacts.header_phone} />;
}
