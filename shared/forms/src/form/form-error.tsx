import { paths } from '@site/contracts/paths';
import { problemText, useLocation, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { useHydrated } from '@site/ui/hydrated';
import { TextLink } from '@site/ui/link';
import { useEffect, useState } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { UNAUTHORIZED } from './show-problem.ts';

/** Login link that returns to this form; the typed values are kept as a draft. */
function LoginAgain() {
  const { pathname, search } = useLocation();
  return (
    <span>
      Сессия завершена. То, что вы&nbsp;ввели, сохранится.{' '}
      <TextLink href={paths.login(pathname + search)}>Войти снова</TextLink>
    </span>
  );
}

interface ProblemAlertProps {
  code: string;
  message: string;
}

/** Appears with its final text, so that it is announced once. */
function ProblemAlert({ code, message }: ProblemAlertProps) {
  const { header_phone } = useSite().contacts;
  const [text, setText] = useState('');
  useEffect(() => {
    let isShown = true;
    void problemText({ code, message }, header_phone).then((found) => isShown && setText(found));
    return () => {
      isShown = false;
    };
  }, [code, message, header_phone]);
  return (
    text && (
      <Alert tone="danger" live>
        {code === UNAUTHORIZED ? <LoginAgain /> : text}
      </Alert>
    )
  );
}

/** Rendered until hydration. The early-clicks script shows the second alert when a submitted form waits too long. */
const NeedsScripts = () => (
  <>
    <noscript>
      <Alert tone="warning">
        Без JavaScript эту форму отправить нельзя. Включите его в&nbsp;браузере или позвоните нам: телефон внизу
        страницы.
      </Alert>
    </noscript>
    <div data-late hidden suppressHydrationWarning>
      <Alert tone="danger" live>
        Страница загрузилась не&nbsp;полностью, поэтому форма пока не&nbsp;отправлена. Проверьте соединение
        и&nbsp;обновите страницу.
      </Alert>
    </div>
  </>
);

interface FormErrorProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Whether the form also works without scripts, through its `action`. */
  plain?: boolean;
}

/** The error of the whole form, placed above its button and announced when it appears. */
export function FormError<Values extends FieldValues>({ control, plain = false }: FormErrorProps<Values>) {
  const error = useFormState({ control }).errors.root?.server;
  const isHydrated = useHydrated();
  return (
    <>
      {!plain && !isHydrated && <NeedsScripts />}
      {error?.message && <ProblemAlert code={String(error.type)} message={error.message} />}
    </>
  );
}
