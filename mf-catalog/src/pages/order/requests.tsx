import type { Order } from '@site/contracts/orders';
import { formatDate } from '@site/kernel/dates';
import { formatPrice, formatPriceOfKopecks } from '@site/kernel/money';
import { Badge } from '@site/ui/badge';
import { ProductName } from '@site/ui/product-name';
import { requestKinds, requestTones } from '../../features/orders/request-words.ts';
import { FactsCard } from './facts-card.tsx';
import css from './order-page.module.css';

export function Requests({ requests }: Pick<Order, 'requests'>) {
  if (requests.length === 0) return null;
  return (
    <FactsCard title="Обращения">
      <ul className={css.requests}>
        {requests.map(({ number, kind, text, created_at, state, state_label, answer, closed_at, lines, refund }) => (
          <li key={number} className={css.request}>
            <div className={css.requestHead}>
              <strong>
                {requestKinds[kind]} №&nbsp;{number}
              </strong>
              <Badge tone={requestTones[state]}>{state_label}</Badge>
            </div>
            <time className={css.quiet} dateTime={created_at}>
              {formatDate(created_at)}
            </time>
            {refund && (
              <ul className={css.goods} aria-label={`Возвращаемые товары, запрос №\u00a0${number}`}>
                {lines.map(({ product_id, name, qty, unit, sum }) => (
                  <li key={product_id}>
                    <ProductName name={name} />
                    {`\u00a0— ${qty}\u00a0${unit}, ${formatPrice(sum)}`}
                  </li>
                ))}
                <li>{`Сумма возврата ${formatPriceOfKopecks(refund.sum)}`}</li>
              </ul>
            )}
            <p className={css.words}>{text}</p>
            {answer && (
              <div className={css.answer}>
                <span className={css.quiet}>{closed_at ? `Ответ от\u00a0${formatDate(closed_at)}` : 'Ответ'}</span>
                <p className={css.words}>{answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </FactsCard>
  );
}
