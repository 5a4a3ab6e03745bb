import type { Product } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { iconQuestion } from '@site/ui/icons';
import { isPlainClick } from '@site/ui/link';
import { lazy, useState, type MouseEvent } from 'react';
import { BlockBoundary } from '../block-boundary.tsx';
import { focusOnce } from '../focus-once.ts';
import { QuestionFormPlaceholder } from './question-form-placeholder.tsx';
import { QuestionList } from './question-list.tsx';
import css from './questions.module.css';

// The form library loads with the first question.
const QuestionForm = lazy(async () => ({ default: (await import('./question-form.tsx')).QuestionForm }));

export function Questions({ product }: { product: Pick<Product, 'id' | 'questions'> }) {
  const [asking, setAsking] = useState(false);
  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <div className={css.questions} data-print="hide">
      {product.questions.total > 0 ? (
        <QuestionList product={product} />
      ) : (
        <p>
          Об&nbsp;этом товаре пока не&nbsp;спрашивали. Задайте вопрос первым&nbsp;— инженер ответит в&nbsp;рабочее
          время. Выбор, монтаж, гарантию и&nbsp;доставку мы&nbsp;разобрали в&nbsp;разделе{' '}
          <a href={paths.faq()}>«Вопросы и&nbsp;ответы»</a>.
        </p>
      )}
      {asking ? (
        <Panel padding="large">
          {/* The focused button is gone: focus its replacement. */}
          <h2 className={css.title} tabIndex={-1} ref={focusOnce}>
            Ваш вопрос о&nbsp;товаре
          </h2>
          <BlockBoundary
            fallback={<QuestionFormPlaceholder />}
            failure={
              <Alert tone="danger" live>
                Форма не&nbsp;загрузилась.{' '}
                <a href={paths.content('feedback')}>Задайте вопрос на&nbsp;отдельной странице</a>
              </Alert>
            }
          >
            <QuestionForm productId={product.id} />
          </BlockBoundary>
        </Panel>
      ) : (
        <ButtonLink href={paths.content('feedback')} variant="secondary" iconStart={iconQuestion} onClick={ask}>
          Задать вопрос
        </ButtonLink>
      )}
    </div>
  );
}
