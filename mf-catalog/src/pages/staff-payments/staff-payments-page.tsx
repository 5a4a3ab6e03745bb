import type { ManagedPayment } from '@site/contracts/payments';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { formatPriceOfKopecks } from '@site/kernel/money';
import { useLoaderData } from '@site/runtime';
import { list as css, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import type { Column } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import type { loader } from './route.ts';

const wayNames: Record<NonNullable<ManagedPayment['way']>, string> = { card: 'картой', sbp: 'по\u00a0СБП' };

const columns: Column<ManagedPayment>[] = [
  {
    key: 'order',
    title: 'Заказ',
    cell: ({ order }) =>
      order === null ? (
        'Без\u00a0заказа'
      ) : (
        <TextLink href={paths.staffSection('orders', order)}>{`№\u00a0${order}`}</TextLink>
      ),
  },
  {
    key: 'sum',
    title: 'Сумма',
    align: 'right',
    cell: ({ sum, refunded }) =>
      formatPriceOfKopecks(sum) + (refunded > 0 ? `, возвращено ${formatPriceOfKopecks(refunded)}` : ''),
  },
  { key: 'state', title: 'Платёж', cell: ({ state, way }) => [way && wayNames[way], state].filter(Boolean).join(', ') },
  {
    key: 'reason',
    title: 'Причина',
    cell: ({ reason, id }) => (
      <div>
        <div>{reason || '—'}</div>
        {id && <div className={css.quiet}>{`В\u00a0ЮKassa: ${id}`}</div>}
      </div>
    ),
  },
  { key: 'created', title: 'Создан', cell: ({ created_at }) => formatDateTime(created_at) },
];

const filters = [{ name: 'all', label: 'Платежи', all: 'Требуют решения', options: { true: 'Все' } }];

export function StaffPaymentsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <>
          <p>
            Деньги, которые не&nbsp;оплатили заказ, и&nbsp;возвраты, которые не&nbsp;прошли. Деньги возвращает кнопка
            в&nbsp;заказе. Платёж без&nbsp;заказа найдите в&nbsp;личном кабинете ЮKassa по&nbsp;его номеру.
          </p>
          <StaffList
            caption="Платежи"
            columns={columns}
            rowKey={({ id, created_at }) => `${id} ${created_at}`}
            list={list}
            filters={filters}
            empty="Все платежи в&nbsp;порядке"
          />
        </>
      )}
    </StaffSectionPage>
  );
}
