import type { ManagedQuestion } from '@site/contracts/manage-questions';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { formatPrice, formatPriceOfKopecks } from '@site/kernel/money';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { list } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { ProductName } from '@site/ui/product-name';
import { requestKinds, requestTones } from '../../features/orders/request-words.ts';
import { QuestionDecisions } from './question-decisions.tsx';
import type { loader } from './route.ts';

export function StaffQuestionPage() {
  const page = useLoaderData<typeof loader>();
  const title = page.value && `${requestKinds[page.value.kind]} №\u00a0${page.value.number}`;
  return (
    <StaffSectionPage page={page} title={title}>
      {(question) => <Question key={question.number} {...question} />}
    </StaffSectionPage>
  );
}

function Question(question: ManagedQuestion) {
  const { kind, state, state_label, text, answer, lines, refund, order_number, decisions } = question;
  return (
    <>
      <QuestionDecisions {...question} />
      <Facts
        facts={[
          ['Состояние', <Badge tone={requestTones[state]}>{state_label}</Badge>],
          [kind === 'return' ? 'Причина возврата' : 'Вопрос', text],
          ['Ответ', answer],
          ['Когда', formatDateTime(question.created_at)],
          ['Заказ', <TextLink href={paths.staffSection('orders', order_number)}>{`№\u00a0${order_number}`}</TextLink>],
          ['Покупатель', question.buyer],
          ['Телефон', <TextLink href={telHref(question.phone)}>{formatPhone(question.phone)}</TextLink>],
          ['Электронная почта', <TextLink href={`mailto:${question.email}`}>{question.email}</TextLink>],
          ['Что возвращают', kind === 'return' && lines.length === 0 ? 'Весь заказ' : null],
          ['Сумма возврата', refund && formatPriceOfKopecks(refund.sum)],
        ]}
      />
      {lines.length > 0 && (
        <section className={list.section} aria-labelledby="returned">
          <h2 id="returned" className={list.title}>
            Возвращаемые товары
          </h2>
          <ul className={list.list}>
            {lines.map(({ product_id, article, name, qty, unit, sum }) => (
              <li key={product_id} className={list.row}>
                <div>
                  <ProductName name={name} />
                </div>
                <div className={list.quiet}>{`Арт.\u00a0${article}, ${qty}\u00a0${unit}, ${formatPrice(sum)}`}</div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DecisionHistory decisions={decisions} />
    </>
  );
}
