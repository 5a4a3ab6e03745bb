import type { Order, OrderRequestOfBuyer } from '@site/contracts/orders';
import { formatDate } from '@site/kernel/dates';
import { formatPrice, formatPriceOfKopecks } from '@site/kernel/money';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { ProductName } from '@site/ui/product-name';
import { FactsCard } from './facts-card.tsx';
import css from './order-page.module.css';

const kinds = { question: 'Вопрос', return: 'Запрос на\u00a0возврат' } as const;
const tones: Record<OrderRequestOfBuyer['state'], BadgeProps['tone']> = {
  open: 'info',
  answered: 'success',
  accepted: 'success',
  refused: 'danger',
};

export function Requests({ requests }: Pick<Order, 'requests'>) {
  if (requests.length === 0) return null;
  return (
    <FactsCard title="Обращения">
      <ul className={css.requests}>
        {requests.map(({ number, kind, text, created_at, state, state_label, answer, closed_at, lines, refund }) => (
          <li key={number} className={css.request}>
            <div className={css.requestHead}>
              <strong>
                {kinds[kind]} №&nbsp;{number}
              </strong>
              <Badge tone={tones[state]}>{state_label}</Badge>
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
