import type { OrdersPageData } from '@site/contracts/order-list';
import { paths } from '@site/contracts/paths';

export const orderListTitles: Record<OrdersPageData['list'], string> = {
  current: 'Заказы',
  history: 'История заказов',
};

export const orderCrumbs = (list: OrdersPageData['list']) => [
  { name: 'Личный кабинет', url: paths.account() },
  { name: orderListTitles.current, url: paths.accountOrders() },
  ...(list === 'history' ? [{ name: orderListTitles.history, url: paths.accountOrdersHistory() }] : []),
];
