import type { Product } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { RequestFormPlaceholder } from '@site/forms/request-form-frame';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { iconQuestion } from '@site/ui/icons';
import { lazy, useState, type MouseEvent } from 'react';
import { BlockBoundary } from '../block-boundary.tsx';
import css from './questions.module.css';

// The form library and its masks come with the first question.
const RequestForm = lazy(async () => ({ default: (await import('@site/forms/request-form')).RequestForm }));

/** Answers are given in person, not on the page, so it says so and offers the way to ask. */
export function Questions({ product: { name, article } }: { product: Pick<Product, 'name' | 'article'> }) {
  const [asking, setAsking] = useState(false);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <div className={css.questions} data-print="hide">
      <p>
        Опубликованных вопросов об&nbsp;этом товаре пока нет. Спросите&nbsp;— инженер ответит лично в&nbsp;рабочее время.
        Выбор, монтаж, гарантию и&nbsp;доставку мы&nbsp;разобрали в&nbsp;разделе <a href={paths.faq()}>«Вопросы и&nbsp;ответы»</a>.
      </p>
      {asking ? (
        <Panel padding="large">
          {/* The button that had the focus is gone: it goes to what took its place. */}
          <h3 className={css.title} tabIndex={-1} ref={(heading) => heading?.focus()}>Ваш вопрос о&nbsp;товаре</h3>
          <BlockBoundary
            fallback={<RequestFormPlaceholder code="feedback" />}
            failure={<Alert tone="danger" live>Форма не&nbsp;загрузилась. <a href={paths.content('feedback')}>Задайте вопрос на&nbsp;отдельной странице</a></Alert>}
          >
            <RequestForm
              code="feedback"
              about={`${name}, арт.\u00a0${article}`}
              successText="Спасибо! Инженер ответит в&nbsp;рабочее время."
            />
          </BlockBoundary>
        </Panel>
      ) : (
        <ButtonLink href={paths.content('feedback')} variant="secondary" iconStart={iconQuestion} onClick={ask}>Задать вопрос</ButtonLink>
      )}
    </div>
  );
}
