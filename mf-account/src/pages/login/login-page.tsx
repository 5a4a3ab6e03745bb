import { useLoaderData, useNavigate, useSearchParams } from '@site/runtime';
import { Card } from '@site/ui/card';
import { Container } from '@site/ui/layout';
import { CodeStep } from '../../features/login/code-step.tsx';
import { usePendingCode } from '../../features/login/pending-code.ts';
import { PhoneStep } from '../../features/login/phone-step.tsx';
import { safeReturnTo } from '../../features/login/return-to.ts';
import type { loader } from './loader.ts';
import css from './login-page.module.css';

export function LoginPage() {
  const { seo } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [pending, setPending] = usePendingCode();

  const enter = () => {
    setPending(null);
    void navigate(safeReturnTo(search.get('returnTo')), { replace: true });
  };

  return (
    <Container className={css.page}>
      <Card padding="large" className={css.card}>
        <h1 className={css.title}>{seo.h1}</h1>
        {pending ? (
          <CodeStep
            // Another code starts another form: the old digits are of no use.
            key={pending.expiresAt}
            pending={pending}
            onResent={setPending}
            onOtherNumber={() => setPending(null)}
            onLogin={enter}
          />
        ) : (
          <PhoneStep onSent={setPending} />
        )}
      </Card>
    </Container>
  );
}
