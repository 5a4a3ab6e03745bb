import { paths } from '@site/contracts/paths';
import { useLoaderData, useNavigation } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { useEffect, useRef } from 'react';
import { ChosenKit } from './chosen-kit.tsx';
import { Neighbours } from './neighbours.tsx';
import { Questions } from './questions.tsx';
import type { loader } from './route.ts';
import css from './gate-kit-page.module.css';

export function GateKitPage() {
  const { seo, pagedata: data } = useLoaderData<typeof loader>();
  const isLoading = useNavigation().location?.pathname.replace(/\/$/, '') === paths.gateKit().replace(/\/$/, '');
  const answers = JSON.stringify(data.answers);
  const result = useFocusOnChange(answers);
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      <p className={css.lead}>
        Соберём комплект для ваших ворот и&nbsp;покажем, чем он&nbsp;лучше соседних. Правило берёт пределы
        из&nbsp;паспортов изделий.
      </p>
      <div className={css.columns}>
        {/* Inputs keep what is typed, until other answers arrive. */}
        <Questions key={answers} data={data} />
        <section
          ref={result}
          className={css.result}
          tabIndex={-1}
          aria-label="Результат подбора"
          aria-busy={isLoading || undefined}
          data-dimmed={isLoading || undefined}
        >
          <Result data={data} />
        </section>
      </div>
    </Container>
  );
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>['pagedata'];

function Result({ data: { result, errors, limits } }: { data: Data }) {
  if (!limits)
    return (
      <EmptyState
        title="В каталоге пока нет приводов"
        actions={<ButtonLink href={paths.catalog()}>Каталог</ButtonLink>}
      />
    );
  if (!result)
    return (
      <EmptyState title={errors.weight || errors.size ? 'Проверьте ответы' : 'Ответьте на четыре вопроса'}>
        Здесь появится комплект: привод, рейка, фотоэлементы и&nbsp;пульты, с&nbsp;ценой и&nbsp;наличием.
      </EmptyState>
    );
  const { best, below, above } = result;
  const kits = [
    ...(below ? [{ title: best ? 'Дешевле, но\u00a0не\u00a0подходит' : 'Ближайший по\u00a0силе', kit: below }] : []),
    ...(best ? [{ title: 'Подходит', kit: best }] : []),
    ...(above ? [{ title: 'С\u00a0запасом', kit: above }] : []),
  ];
  return (
    <>
      {best ? (
        <>
          <h2>Подходит этот комплект</h2>
          <ChosenKit kit={best} />
        </>
      ) : (
        <>
          <h2>Готового комплекта нет</h2>
          <p className={css.lead}>
            Для таких ворот решение подберёт инженер: пришлите размеры, и&nbsp;он ответит в&nbsp;течение рабочего дня.
          </p>
          <ButtonLink href={paths.content('feedback')}>Спросить инженера</ButtonLink>
        </>
      )}
      {kits.length > 1 || !best ? (
        <div className={css.compared}>
          <h2>{best ? 'Почему не дешевле и\u00a0не\u00a0дороже' : 'Чего не хватает'}</h2>
          {below && (
            <Alert tone="warning">
              <p>{best ? 'Комплект дешевле не\u00a0подойдёт:' : 'Самый сильный комплект не\u00a0подойдёт:'}</p>
              <ul className={css.missing}>
                {below.missing.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Alert>
          )}
          <Neighbours kits={kits} />
        </div>
      ) : null}
    </>
  );
}

/** Moves the focus to the result when other answers have arrived, so that it is read aloud and in view. */
function useFocusOnChange(answers: string) {
  const ref = useRef<HTMLElement>(null);
  const last = useRef(answers);
  useEffect(() => {
    if (last.current === answers) return;
    last.current = answers;
    ref.current?.focus();
  }, [answers]);
  return ref;
}
