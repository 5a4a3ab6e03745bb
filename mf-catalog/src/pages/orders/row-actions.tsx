import type { ListedOrder } from '@site/contracts/order-list';
import { paths } from '@site/contracts/paths';
import { useRevalidator } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { Icon } from '@site/ui/icon';
import { iconChevronDown, iconFile, iconRefresh } from '@site/ui/icons';
import { InvoiceLink } from '../../features/orders/invoice-link.tsx';
import { useOrderDialogs } from '../../features/orders/order-dialogs.tsx';
import css from './order-row.module.css';

interface RowActionsProps {
  order: ListedOrder;
  /** Called when the order has moved to another list. */
  onMoved: () => void;
}

/** The most frequent actions are visible; the others are in a menu. */
export function RowActions({ order, onMoved }: RowActionsProps) {
  const { id, number, email, actions, documents } = order;
  const { revalidate } = useRevalidator();
  const { repeat, repeating, openDialog, dialogs } = useOrderDialogs({ id, email }, (_order, by) => {
    if (by !== 'question') onMoved();
    void revalidate();
  });
  const others = [
    { action: 'question', label: 'Задать вопрос' },
    { action: 'return', label: 'Запросить возврат' },
    { action: 'cancel', label: 'Отменить заказ' },
  ] as const;
  const open = others.filter(({ action }) => actions.includes(action));

  return (
    <div className={css.actions}>
      {actions.includes('repeat') && (
        <Button variant="secondary" size="small" iconStart={iconRefresh} loading={repeating} onClick={repeat}>
          Повторить
        </Button>
      )}
      {actions.includes('pay') && (
        <ButtonLink href={paths.order(id)} size="small" aria-label={`Оплатить заказ №\u00a0${number}`}>
          Оплатить
        </ButtonLink>
      )}
      <InvoiceLink order={order} variant="secondary" size="small" />
      {(open.length > 0 || documents.length > 0) && (
        <details className={css.others}>
          <summary className={css.summary} aria-label={`Ещё: другие действия с\u00a0заказом №\u00a0${number}`}>
            Ещё
            <Icon shape={iconChevronDown} size={20} className={css.arrow} />
          </summary>
          <div className={css.actions}>
            {open.map(({ action, label }) => (
              <Button key={action} variant="ghost" size="small" onClick={() => openDialog(action)}>
                {label}
              </Button>
            ))}
            {documents.map((file) => (
              <ButtonLink
                key={file.id}
                variant="ghost"
                size="small"
                iconStart={iconFile}
                href={paths.orderFile(id, file.id)}
                download
              >
                {file.name}
              </ButtonLink>
            ))}
          </div>
        </details>
      )}
      <>{dialogs}</>
    </div>
  );
}
