import { EMAIL_LINK_HOURS } from '@site/contracts/limits';
import { paths } from '@site/contracts/paths';
import type { EmailKind, EmailLinkPageData, EmailLinkState } from '@site/contracts/personal';
import { formatCount } from '@site/kernel/plurals';
import { problemText, useApi, useLoaderData, useParams, useSession, type ApiClient } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button, ButtonLink } from '@site/ui/button';
import { useEffect, useState } from 'react';
import { EntranceCard } from '../../features/login/entrance-card.tsx';
import type { loader } from './route.ts';

const outcomes = {
  confirmed: { tone: 'success', title: 'Адрес подтверждён' },
  used: { tone: 'info', title: 'Адрес уже подтверждён' },
  invalid: { tone: 'warning', title: 'Ссылка недействительна или устарела' },
} as const;

const explained = {
  account: 'Письма о\u00a0заказах и\u00a0документы будут приходить на\u00a0него.',
  learning: 'Приглашения на\u00a0онлайн-курсы Академии придут на\u00a0него.',
};

interface Outcome {
  state: EmailLinkState;
  failure?: string;
}

async function verify(api: ApiClient, code: string, kind: EmailKind): Promise<Outcome> {
  const response = await api.call('POST /account/verify-email/', { body: { code, kind } });
  return response.ok ? response.value : { state: 'open', failure: await problemText(response.problem) };
}

/**
 * Confirms an e-mail address. Opening the link changes nothing on the server: the page sends a request, because mail
 * programs open links before people do.
 */
export function ConfirmEmailPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { code = '' } = useParams();
  return (
    <EntranceCard title={seo.h1}>
      <Confirmation key={code} code={code} link={pagedata} />
    </EntranceCard>
  );
}

function Confirmation({ code, link }: { code: string; link: EmailLinkPageData }) {
  const authed = useSession((session) => session.authed);
  const api = useApi();
  const [{ state, failure }, setOutcome] = useState<Outcome>({ state: link.state });
  const kind = link.for;

  useEffect(() => {
    if (link.state === 'open') void verify(api, code, kind).then(setOutcome);
  }, [api, code, kind, link.state]);
  const retry = () => void verify(api, code, kind).then(setOutcome);

  return (
    <>
      {failure ? (
        <Alert
          tone="danger"
          live
          title={failure}
          actions={
            <Button variant="secondary" size="small" onClick={retry}>
              Повторить
            </Button>
          }
        />
      ) : state === 'open' ? (
        <p role="status">Подтверждаем адрес…</p>
      ) : (
        <Alert tone={outcomes[state].tone} title={outcomes[state].title} live>
          {state === 'invalid'
            ? `Ссылка действует ${formatCount(EMAIL_LINK_HOURS[kind], ['час', 'часа', 'часов'])} и\u00a0только для адреса, на\u00a0который пришло письмо. Новое письмо можно отправить в\u00a0личных данных.`
            : explained[kind]}
        </Alert>
      )}
      {state !== 'open' && (
        <ButtonLink href={authed ? paths.accountPersonal() : paths.home()} fullWidth>
          {authed ? 'К\u00a0личным данным' : 'На\u00a0главную'}
        </ButtonLink>
      )}
    </>
  );
}
