import type { ManagedOrderRow } from '@site/contracts/manage-orders';
import { orderStatusNames } from '@site/contracts/order-status-names';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { toneOf } from '../../features/orders/tone-of.ts';
import type { loader } from './route.ts';

const columns: StaffColumn<ManagedOrderRow, 'GET /manage/orders/'>[] = [
  {
    key: 'number',
    title: 'Заказ',
    cell: ({ number }) => <TextLink href={paths.staffSection('orders', number)}>{`№\u00a0${number}`}</TextLink>,
  },
  {
    key: 'status',
    title: 'Состояние',
    cell: ({ status, status_label }) => <Badge tone={toneOf(status)}>{status_label}</Badge>,
  },
  { key: 'buyer', title: 'Покупатель', cell: ({ buyer, company }) => [buyer, company].filter(Boolean).join(', ') },
  { key: 'total', title: 'Сумма', sort: 'total', align: 'right', cell: ({ total }) => formatPrice(total) },
  { key: 'created', title: 'Оформлен', sort: 'date', cell: ({ created_at }) => formatDateTime(created_at) },
];

const filters = [{ name: 'status', label: 'Состояние', all: 'Все', options: orderStatusNames }];

export function StaffOrdersPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="Заказы"
          columns={columns}
          rowKey={({ id }) => id}
          list={list}
          filters={filters}
          search="Номер, артикул, товар или покупатель"
          empty="Заказов пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
