import type { OrdersPageData } from '@site/contracts/order-list';
import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { ordersHref } from './orders-href.ts';

const empty = {
  current: {
    title: 'Текущих заказов нет',
    text: 'Оформленный заказ появится здесь, и\u00a0вы увидите, как он движется',
  },
  history: { title: 'История пока пуста', text: 'Сюда попадают выполненные, возвращённые и\u00a0отменённые заказы' },
};

/** Distinguishes an empty list from a search without results. */
export function NoOrders({ list, query: { by }, total_unfiltered }: OrdersPageData) {
  if (total_unfiltered > 0)
    return (
      <EmptyState
        title="Таких заказов не&nbsp;нашлось"
        actions={<ButtonLink href={ordersHref(list, { by })}>Показать все</ButtonLink>}
      >
        Проверьте номер, расширьте период или выберите другой статус
      </EmptyState>
    );
  const { title, text } = empty[list];
  const other = list === 'current' ? 'history' : 'current';
  return (
    <EmptyState
      title={title}
      actions={
        <>
          <ButtonLink href={paths.catalog()}>Перейти в&nbsp;каталог</ButtonLink>
          <ButtonLink variant="secondary" href={ordersHref(other, { by })}>
            {other === 'history' ? 'История заказов' : 'Текущие заказы'}
          </ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
