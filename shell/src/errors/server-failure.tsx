import { Button } from '@site/ui/button';
import { errorTitle, shownStatus } from './error-texts.ts';
import { ErrorPage } from './error-page.tsx';

export function ServerFailure({ status }: { status: number }) {
  return (
    <ErrorPage
      code={shownStatus(status)}
      title={errorTitle(500)}
      actions={<Button onClick={() => window.location.reload()}>Обновить страницу</Button>}
    >
      <p>Попробуйте обновить страницу позже.</p>
    </ErrorPage>
  );
}
