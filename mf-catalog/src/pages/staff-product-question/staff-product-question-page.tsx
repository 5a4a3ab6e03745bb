import { MAX_ANSWER } from '@site/contracts/limits';
import type { ManagedProductQuestion } from '@site/contracts/manage-product-questions';
import { formatDateTime } from '@site/kernel/dates';
import { useApi, useLoaderData } from '@site/runtime';
import { DecisionBar, TextDecision } from '@site/staff/decide';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { ProductName } from '@site/ui/product-name';
import { useState } from 'react';
import { QuestionState } from '../../features/product-questions/question-state.tsx';
import type { loader } from './route.ts';

export function StaffProductQuestionPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && `Вопрос: ${page.value.product}`}>
      {(question) => <Question key={question.id} {...question} />}
    </StaffSectionPage>
  );
}

function Question(question: ManagedProductQuestion) {
  const { id, text, answer, may_publish, product, article, url, author, email, asked_at, decisions } = question;
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const isNew = answer === null;
  const reader = isNew && email ? 'Автор получит его письмом. ' : '';
  return (
    <>
      <DecisionBar>
        <Button variant={isNew ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
          {isNew ? 'Ответить' : 'Изменить ответ'}
        </Button>
      </DecisionBar>
      <Facts
        facts={[
          ['Состояние', <QuestionState {...question} />],
          ['Вопрос', text],
          ['Ответ', answer],
          ['Публикация', may_publish ? 'Автор согласен' : 'Автор не\u00a0согласен: ответ уйдёт только письмом'],
          [
            'Товар',
            <TextLink href={url}>
              <ProductName name={product} />
            </TextLink>,
          ],
          ['Артикул', article],
          ['Автор', author],
          ['Электронная почта', email && <TextLink href={`mailto:${email}`}>{email}</TextLink>],
          ['Когда', formatDateTime(asked_at)],
        ]}
      />
      {isOpen && (
        <TextDecision
          title={isNew ? 'Ответить на\u00a0вопрос' : 'Изменить ответ'}
          draft={`staff-product-question-${id}`}
          name="text"
          label="Ответ"
          hint={`${reader}${may_publish ? 'Вопрос и\u00a0ответ появятся на\u00a0странице товара' : 'На\u00a0странице товара его не\u00a0будет'}`}
          maxLength={MAX_ANSWER}
          initialText={answer ?? ''}
          submit={may_publish ? 'Опубликовать ответ' : 'Отправить ответ'}
          send={(reply) =>
            api.call('POST /manage/product-questions/{id}/publish/', {
              params: { id: String(id) },
              body: { text: reply },
            })
          }
          done={may_publish ? 'Ответ опубликован' : 'Ответ отправлен'}
          onClose={() => setOpen(false)}
        />
      )}
      <DecisionHistory decisions={decisions} />
    </>
  );
}
