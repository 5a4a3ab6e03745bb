import type { ManagedPayment } from '@site/contracts/payments';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { formatPayment } from '@site/kernel/money';
import { useApi, useLoaderData } from '@site/runtime';
import { ConfirmDecision, DecisionBar } from '@site/staff/decide';
import { list as css, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Button } from '@site/ui/button';
import type { Column } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { AttachDialog } from './attach-dialog.tsx';
import { isStranger, type Stranger } from './stranger.ts';
import type { loader } from './route.ts';

const wayNames: Record<NonNullable<ManagedPayment['way']>, string> = { card: 'картой', sbp: 'по\u00a0СБП' };

type Decide = (kind: 'refund' | 'attach', payment: Stranger) => void;

const columnsWith = (decide: Decide): Column<ManagedPayment>[] => [
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
    cell: ({ sum, refunded }) => formatPayment(sum) + (refunded > 0 ? `, возвращено ${formatPayment(refunded)}` : ''),
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
  {
    key: 'decision',
    title: 'Решение',
    cell: (payment) =>
      isStranger(payment) && (
        <DecisionBar>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Отнести платёж ${payment.id} к\u00a0заказу`}
            onClick={() => decide('attach', payment)}
          >
            К&nbsp;заказу
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Вернуть платёж ${payment.id}`}
            onClick={() => decide('refund', payment)}
          >
            Вернуть
          </Button>
        </DecisionBar>
      ),
  },
];

const filters = [{ name: 'all', label: 'Платежи', all: 'Требуют решения', options: { true: 'Все' } }];

export function StaffPaymentsPage() {
  const api = useApi();
  const [open, setOpen] = useState<{ kind: 'refund' | 'attach'; payment: Stranger } | null>(null);
  const close = () => setOpen(null);
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <>
          <p>
            Деньги, которые не&nbsp;оплатили заказ, и&nbsp;возвраты, которые не&nbsp;прошли. Деньги за&nbsp;заказ
            возвращает кнопка в&nbsp;заказе. Платёж без&nbsp;заказа верните здесь или&nbsp;отнесите к&nbsp;заказу;
            плательщика найдёте в&nbsp;личном кабинете ЮKassa по&nbsp;номеру платежа.
          </p>
          <StaffList
            caption="Платежи"
            columns={columnsWith((kind, payment) => setOpen({ kind, payment }))}
            rowKey={({ id, created_at }) => `${id} ${created_at}`}
            list={list}
            filters={filters}
            empty="Все платежи в&nbsp;порядке"
          />
          {open?.kind === 'attach' && <AttachDialog {...open.payment} onClose={close} />}
          {open?.kind === 'refund' && (
            <ConfirmDecision
              title={`Вернуть ${formatPayment(open.payment.sum)}?`}
              confirm="Вернуть деньги"
              danger
              send={() => api.call('POST /manage/payments/{id}/refund/', { params: { id: open.payment.id } })}
              done="Возврат отправлен"
              onClose={close}
            >
              Платёж вернётся плательщику целиком и&nbsp;тем&nbsp;же способом. Чек возврата выдаст ЮKassa.
            </ConfirmDecision>
          )}
        </>
      )}
    </StaffSectionPage>
  );
}
