import { Button } from '@site/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { NO_CONNECTION } from './error-texts.ts';

interface NoConnectionProps {
  /** The page's code failed to load. The router does not retry that, so a page load is needed. */
  needsCode: boolean;
}

/** Error page while the browser is offline. Loads the page when the connection is back. */
export function NoConnection({ needsCode }: NoConnectionProps) {
  const location = useLocation();
  const navigate = useNavigate();
  // A navigation instead of a revalidation, so that title and focus are updated.
  const retry = useEffectEvent(() =>
    needsCode ? window.location.reload() : void navigate(location, { replace: true, state: location.state as unknown }),
  );

  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return (
    <ErrorPage title={NO_CONNECTION} actions={<Button onClick={() => window.location.reload()}>Повторить</Button>}>
      <p>Страница откроется сама, когда связь появится.</p>
    </ErrorPage>
  );
}
