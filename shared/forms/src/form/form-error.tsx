import { paths } from '@site/contracts/paths';
import { useLocation } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { useHydrated } from '@site/ui/hydrated';
import { TextLink } from '@site/ui/link';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { UNAUTHORIZED } from './show-problem.ts';

/** The way back to this form: what was typed waits for him as a draft. */
function LoginAgain() {
  const { pathname, search } = useLocation();
  return (
    <span>
      Сессия завершена. То, что вы&nbsp;ввели, сохранится.{' '}
      <TextLink href={paths.login(pathname + search)}>Войти снова</TextLink>
    </span>
  );
}

/** Until the form lives. The second alert is shown by the script of early clicks, when a form that was sent waits too long. */
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
  /** The form has an address that takes it from a browser without scripts. */
  plain?: boolean;
}

/** What went wrong with the form as a whole; stands above its button and is read aloud when it appears. */
export function FormError<Values extends FieldValues>({ control, plain = false }: FormErrorProps<Values>) {
  const error = useFormState({ control }).errors.root?.server;
  const isHydrated = useHydrated();
  return (
    <>
      {!plain && !isHydrated && <NeedsScripts />}
      {error?.message && (
        <Alert tone="danger" live>
          {error.type === UNAUTHORIZED ? <LoginAgain /> : error.message}
        </Alert>
      )}
    </>
  );
}
