import type { AnswerOf } from '@site/contracts/endpoint-types';
import { paths } from '@site/contracts/paths';
import { type CallResult, problemText, toast, useApi, useLoaderData, useNavigate } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Button, ButtonLink } from '@site/ui/button';
import { EmptyState, ErrorState } from '@site/ui/empty-state';
import { useHydrated } from '@site/ui/hydrated';
import { Container } from '@site/ui/layout';
import { useEffect, useEffectEvent, useState } from 'react';
import { guestCopy } from '../../features/car-park/editor/local-copy.ts';
import type { loader } from './route.ts';

/** Makes a draft of the car park that this browser has, and opens it. Until then the browser keeps it. */
export function ConfiguredProposalPage() {
  const { seo } = useLoaderData<typeof loader>();
  const api = useApi();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [stored] = useState(() => guestCopy.read());
  /** Text of the problem that the last attempt had. */
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(1);

  const settle = useEffectEvent(async (response: CallResult<AnswerOf<'POST /account/kp/proposals/configured/'>>) => {
    if (!response.ok) return setProblem(await problemText(response.problem));
    guestCopy.clear();
    const { slug, number } = response.value.proposal;
    toast.success(`Парковка сохранена: ${number}`);
    await navigate(paths.proposal(slug), { replace: true });
  });
  useEffect(() => {
    if (!stored) return;
    void api
      .call('POST /account/kp/proposals/configured/', { body: stored.document })
      .then((response) => settle(response));
  }, [api, stored, attempt]);

  function repeat() {
    setProblem('');
    setAttempt(attempt + 1);
  }

  // The server does not know what the browser has.
  const isSaving = !isHydrated || (stored !== null && !problem);
  return (
    <Container>
      <Breadcrumbs items={seo.breadcrumbs} />
      {isSaving && (
        <>
          <h1>{seo.h1}</h1>
          <p role="status">Создаём черновик предложения…</p>
        </>
      )}
      {isHydrated && !stored && (
        <EmptyState
          headingLevel={1}
          title="На&nbsp;этом устройстве нет собранной парковки"
          actions={
            <>
              <ButtonLink href={paths.proposals()}>К&nbsp;списку предложений</ButtonLink>
              <ButtonLink href={paths.configurator()} variant="secondary">
                Открыть конфигуратор
              </ButtonLink>
            </>
          }
        >
          Парковка хранится в&nbsp;том браузере, в&nbsp;котором её собрали: откройте эту страницу в&nbsp;нём.
        </EmptyState>
      )}
      {problem && (
        <ErrorState
          headingLevel={1}
          title="Парковка не&nbsp;сохранена"
          actions={
            <>
              <Button onClick={repeat}>Повторить</Button>
              <ButtonLink href={paths.configurator()} variant="secondary">
                Вернуться в&nbsp;конфигуратор
              </ButtonLink>
            </>
          }
        >
          <p>{problem}</p>
          <p>Всё, что вы&nbsp;ввели, осталось на&nbsp;этом устройстве.</p>
        </ErrorState>
      )}
    </Container>
  );
}
