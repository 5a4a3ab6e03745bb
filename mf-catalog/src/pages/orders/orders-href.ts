import type { OrdersPageData, OrdersQuery } from '@site/contracts/order-list';
import { paths } from '@site/contracts/paths';

type List = OrdersPageData['list'];

const builders = { current: paths.accountOrders, history: paths.accountOrdersHistory };

/** Address of a list without default values, so that each list has one address. */
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

/** Number of active filters other than the search field. */
export const filtersIn = ({ status, from, to }: OrdersQuery): number =>
  [status, from, to].filter((value) => value !== undefined).length;
