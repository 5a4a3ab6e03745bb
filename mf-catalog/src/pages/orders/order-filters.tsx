import type { OrdersPageData, OrdersQuery } from '@site/contracts/order-list';
import { Field } from '@site/ui/field';
import { Input, Select } from '@site/ui/input';
import { ListFilters } from '@site/ui/list-filters';
import { filtersIn, ordersHref } from './orders-href.ts';

const sorts: Record<OrdersQuery['sort'], string> = {
  '-date': 'Сначала новые',
  date: 'Сначала старые',
  '-total': 'Сначала дорогие',
  total: 'Сначала недорогие',
};

export function OrderFilters({ list, query, statuses }: OrdersPageData) {
  const { by, status, from, to, search, sort } = query;
  return (
    <ListFilters
      label="Поиск заказов"
      action={ordersHref(list, {})}
      kept={by === 'company' ? { by } : undefined}
      searchLabel="Номер, артикул или товар"
      search={search}
      title="Статус, период и&nbsp;порядок"
      count={filtersIn(query)}
      sorts={sorts}
      sort={sort}
      resetHref={ordersHref(list, { by })}
    >
      <Field label="Статус">
        <Select name="status" defaultValue={status ?? ''}>
          <option value="">Любой</option>
          {statuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="С какого дня">
        <Input type="date" name="from" defaultValue={from} />
      </Field>
      <Field label="По какой день">
        <Input type="date" name="to" defaultValue={to} />
      </Field>
    </ListFilters>
  );
}
