import type { Order } from '@site/contracts/orders';
import { useSearchParams } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import css from './pay-order.module.css';
import { PayForm } from './pay-form.tsx';
import { usePaymentCheck } from './use-payment-check.ts';

interface PayOrderProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** The payment of an order on the site: its ways, and its result after the buyer's return from the payment service. */
export function PayOrder({ order, onChanged }: PayOrderProps) {
  const [query] = useSearchParams();
  const hasReturned = query.get('payment') === 'check';
  const { checking, problem, check } = usePaymentCheck(order, hasReturned, onChanged);
  const { online_payment: payment, actions, contact, status } = order;
  if (!payment) return null;
  const { state, failure } = payment;
  const isPaid = status === 'paid' && hasReturned;
  const mayPay = actions.includes('pay');
  if (!mayPay && !isPaid && state !== 'open') return null;

  return (
    <Card className={css.card}>
      <h2 className={css.title}>Оплата заказа</h2>
      {/* Always rendered, so that screen readers announce its content. */}
      <div role="status">
        {checking && <p className={css.checking}>Проверяем оплату…</p>}
        {!checking && isPaid && (
          <Alert tone="success" title="Заказ оплачен">
            Чек придёт на&nbsp;{contact.email}
          </Alert>
        )}
        {!checking && state === 'failed' && (
          <Alert tone="warning" title="Оплата не&nbsp;прошла">
            {failure}. Деньги не&nbsp;списаны, оплатить можно ещё раз.
          </Alert>
        )}
        {!checking && state === 'open' && (
          <Alert
            tone={problem ? 'danger' : 'info'}
            title={problem ? 'Не\u00a0удалось проверить оплату' : 'Оплата ещё не\u00a0подтверждена'}
            actions={
              <Button variant="secondary" size="small" onClick={check}>
                Проверить ещё раз
              </Button>
            }
          >
            {problem ??
              'Если вы\u00a0уже заплатили, подтверждение придёт в\u00a0течение нескольких минут. Если нет, вернитесь к\u00a0оплате.'}
          </Alert>
        )}
      </div>
      {mayPay && !checking && <PayForm key={payment.ways.join()} order={order} ways={payment.ways} />}
    </Card>
  );
}
