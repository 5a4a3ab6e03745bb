import { formatPhone, telHref } from '@site/kernel/phone';
import { useLoaderData, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { EntranceCard } from '../../features/login/entrance-card.tsx';
import css from './captcha-page.module.css';
import type { loader } from './loader.ts';
import { useCaptcha } from './use-captcha.ts';

export function CaptchaPage() {
  const { seo } = useLoaderData<typeof loader>();
  const { header_phone } = useSite().contacts;
  const { state, retry } = useCaptcha();

  return (
    <EntranceCard
      title={seo.h1}
      other={
        <span>
          Если проверка не&nbsp;проходит, позвоните: мы&nbsp;поможем.{' '}
          <TextLink href={telHref(header_phone)}>{formatPhone(header_phone)}</TextLink>
        </span>
      }
    >
      {state.kind === 'failed' ? (
        <Alert
          tone="danger"
          live
          title={state.message}
          actions={
            <Button variant="secondary" size="small" onClick={retry}>
              Повторить проверку
            </Button>
          }
        >
          Проверьте соединение с&nbsp;интернетом и&nbsp;попробуйте ещё раз.
        </Alert>
      ) : (
        <div className={css.work}>
          <span className={css.light} aria-hidden="true" />
          <p role="status">
            {state.kind === 'slow'
              ? 'Проверка идёт дольше обычного. Не\u00a0закрывайте страницу: она закончится сама.'
              : 'Из\u00a0вашей сети много запросов. Браузер проверяет, что запрос отправляете вы: это займёт несколько секунд, делать ничего не\u00a0нужно.'}
          </p>
        </div>
      )}
    </EntranceCard>
  );
}
