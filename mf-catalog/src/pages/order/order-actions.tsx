import type { Order } from '@site/contracts/orders';
import { Button } from '@site/ui/button';
import { iconClose, iconMail, iconPrint, iconRefresh } from '@site/ui/icons';
import { InvoiceLink } from '../../features/orders/invoice-link.tsx';
import { useOrderDialogs } from '../../features/orders/order-dialogs.tsx';
import css from './order-page.module.css';

interface OrderActionsProps {
  order: Order;
  onChanged: Parameters<typeof useOrderDialogs>[1];
}

/** Actions on the order; the server determines which are available. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const { id, actions, contact, lines } = order;
  const { repeat, repeating, openDialog, dialogs } = useOrderDialogs({ id, email: contact.email, lines }, onChanged);

  return (
    <>
      <div className={css.actions} data-print="hide">
        <InvoiceLink order={order} />
        {actions.includes('repeat') && (
          <Button variant="secondary" iconStart={iconRefresh} loading={repeating} onClick={repeat}>
            Повторить заказ
          </Button>
        )}
        {actions.includes('question') && (
          <Button variant="secondary" iconStart={iconMail} onClick={() => openDialog('question')}>
            Задать вопрос
          </Button>
        )}
        <Button variant="ghost" iconStart={iconPrint} onClick={() => window.print()}>
          Распечатать
        </Button>
        {actions.includes('return') && (
          <Button variant="ghost" onClick={() => openDialog('return')}>
            Запросить возврат
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button variant="ghost" iconStart={iconClose} onClick={() => openDialog('cancel')}>
            Отменить заказ
          </Button>
        )}
      </div>
      {dialogs}
    </>
  );
}
