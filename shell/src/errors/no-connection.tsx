import { Button } from '@site/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { NO_CONNECTION } from './error-texts.ts';

interface NoConnectionProps {
  /** Its code did not come: the router asks for code once, and only a page load asks again. */
  needsCode: boolean;
}

/** The visitor's own connection is gone: no fault of the site. The page comes by itself with the connection. */
export function NoConnection({ needsCode }: NoConnectionProps) {
  const location = useLocation();
  const navigate = useNavigate();
  // A navigation and no revalidation: title and focus follow it.
  const retry = useEffectEvent(() =>
    needsCode ? window.location.reload() : void navigate(location, { replace: true, state: location.state as unknown }),
  );

  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return (
    <ErrorPage title={NO_CONNECTION} actions={<Button onClick={() => window.location.reload()}>Повторить</Button>}>
      <p>Страница откроется сама, когда связь появится.</p>
    </ErrorPage>
  );
}
