import type { OrdersPageData, OrdersQuery } from '@site/contracts/order-list';
import { paths } from '@site/contracts/paths';

type List = OrdersPageData['list'];

const builders = { current: paths.accountOrders, history: paths.accountOrdersHistory };

/** The address of a list. What is as it is by default is left out: one list, one address. */
export const ordersHref = (list: List, { by, status, from, to, search, sort, page }: Partial<OrdersQuery>): string =>
  builders[list]({
    by: by === 'company' ? by : undefined,
    status,
    from,
    to,
    search: search || undefined,
    sort: sort === '-date' ? undefined : sort,
    page: page && page > 1 ? page : undefined,
  });

/** Filters beyond the search field: as many as are in force. */
export const filtersIn = ({ status, from, to }: OrdersQuery): number =>
  [status, from, to].filter((value) => value !== undefined).length;
