import type { ManagedOrder } from '@site/contracts/manage-orders';
import { orderStatusNames } from '@site/contracts/order-status-names';
import type { OrderStatus } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { formatPriceOfKopecks } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { ConfirmDecision, DecisionBar, TextDecision } from '@site/staff/decide';
import { Button, ButtonLink } from '@site/ui/button';
import { useState } from 'react';

/** Labels of the buttons; default: the name of the status. */
const actions: Partial<Record<OrderStatus, string>> = {
  processing: 'Взять в\u00a0работу',
  awaiting_payment: 'Запросить оплату',
  partially_paid: 'Отметить частичную оплату',
  paid: 'Отметить оплату',
  assembling: 'Начать комплектацию',
  partially_shipped: 'Отгружен частично',
  cancelled: 'Отменить заказ',
};
const actionOf = (status: OrderStatus) => actions[status] ?? orderStatusNames[status];

type Open = { move: OrderStatus } | 'payment' | 'refund';

/** The usual step first. */
const sorted = (next: readonly OrderStatus[]) =>
  [...next].sort((a, b) => Number(a.startsWith('partially')) - Number(b.startsWith('partially')));

/** A requested return is decided at its request. */
export function OrderDecisions({ order, next, owes_deferred, refund_due }: ManagedOrder) {
  const api = useApi();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const params = { order: String(order.number) };
  const request = order.requests.find(({ kind, state }) => kind === 'return' && state === 'open');
  const steps = request ? [] : sorted(next);
  const move = open !== null && typeof open === 'object' ? open.move : null;
  return (
    <>
      {(request || steps.length > 0 || owes_deferred || refund_due > 0) && (
        <DecisionBar>
          {request && <ButtonLink href={paths.staffSection('questions', request.number)}>Решить возврат</ButtonLink>}
          {steps.map((status, index) => (
            <Button
              key={status}
              variant={index === 0 && status !== 'cancelled' ? 'primary' : 'secondary'}
              onClick={() => setOpen({ move: status })}
            >
              {actionOf(status)}
            </Button>
          ))}
          {owes_deferred && (
            <Button variant="secondary" onClick={() => setOpen('payment')}>
              Отметить оплату отсрочки
            </Button>
          )}
          {refund_due > 0 && (
            <Button variant="secondary" onClick={() => setOpen('refund')}>
              {`Вернуть ${formatPriceOfKopecks(refund_due)}`}
            </Button>
          )}
        </DecisionBar>
      )}
      {move === 'cancelled' && (
        <TextDecision
          title="Отменить заказ?"
          draft={`staff-order-cancel-${order.id}`}
          name="text"
          hint="Её увидит покупатель"
          submit="Отменить заказ"
          danger
          send={(text) =>
            api.call('POST /manage/orders/{order}/status/', { params, body: { status: 'cancelled', text } })
          }
          done="Заказ отменён"
          onClose={close}
        />
      )}
      {move !== null && move !== 'cancelled' && (
        <TextDecision
          title={actionOf(move)}
          draft={`staff-order-${move}-${order.id}`}
          name="text"
          label="Комментарий для&nbsp;покупателя"
          hint={`Необязателен. Покупатель получит письмо: «${orderStatusNames[move]}»`}
          optional
          submit={actionOf(move)}
          send={(text) => api.call('POST /manage/orders/{order}/status/', { params, body: { status: move, text } })}
          done={`Заказ №\u00a0${order.number}: ${orderStatusNames[move]}`}
          onClose={close}
        />
      )}
      {open === 'payment' && (
        <ConfirmDecision
          title="Отметить оплату отсрочки?"
          confirm="Отметить"
          send={() => api.call('POST /manage/orders/{order}/payment/', { params })}
          done="Оплата отмечена"
          onClose={close}
        >
          Заказ оплачен полностью: долг компании уменьшится на&nbsp;его сумму.
        </ConfirmDecision>
      )}
      {open === 'refund' && (
        <ConfirmDecision
          title={`Вернуть ${formatPriceOfKopecks(refund_due)}?`}
          confirm="Вернуть деньги"
          danger
          send={() => api.call('POST /manage/orders/{order}/refund/', { params })}
          done="Возврат отправлен"
          onClose={close}
        >
          Деньги вернутся покупателю тем&nbsp;же способом, которым он&nbsp;платил на&nbsp;сайте, вместе с&nbsp;чеком
          возврата.
        </ConfirmDecision>
      )}
    </>
  );
}
