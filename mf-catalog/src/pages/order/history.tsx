import type { Order } from '@site/contracts/orders';
import { formatDate, formatTime } from '@site/kernel/dates';
import { typograph } from '@site/kernel/typography';
import { Card } from '@site/ui/card';
import css from './order-page.module.css';

export function History({ history }: Pick<Order, 'history'>) {
  return (
    <Card className={css.card}>
      <h2 className={css.cardTitle}>История</h2>
      <ol className={css.history}>
        {[...history].reverse().map(({ at, label, text }) => (
          <li key={at + label}>
            <time dateTime={at}>
              {formatDate(at)} в&nbsp;{formatTime(at)}
            </time>
            <strong>{label}</strong>
            {text && <span>{typograph(text)}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
