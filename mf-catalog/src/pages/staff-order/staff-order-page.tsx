import type { ManagedOrder } from '@site/contracts/manage-orders';
import type { Order } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { formatDate, formatDateTime } from '@site/kernel/dates';
import { formatPriceOfKopecks } from '@site/kernel/money';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { list } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { MailAddress } from '@site/ui/mail-address';
import type { ReactNode } from 'react';
import { OrderLines } from '../../features/orders/order-lines.tsx';
import { OrderSums } from '../../features/orders/order-sums.tsx';
import { toneOf } from '../../features/orders/tone-of.ts';
import { OrderDecisions } from './order-decisions.tsx';
import { OrderFiles } from './order-files.tsx';
import type { loader } from './route.ts';

export function StaffOrderPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && `Заказ №\u00a0${page.value.order.number}`}>
      {(managed) => <ManagedOrderView key={managed.order.id} {...managed} />}
    </StaffSectionPage>
  );
}

const tracking = ({ number, url }: NonNullable<Order['tracking']>) =>
  url ? <TextLink href={url}>{number}</TextLink> : number;

function ManagedOrderView(managed: ManagedOrder) {
  const { order, decisions } = managed;
  const { contact, company, online_payment, invoice, proposal } = order;
  return (
    <>
      <OrderDecisions {...managed} />
      <Part title="Заказ">
        <Facts
          facts={[
            ['Состояние', <Badge tone={toneOf(order.status)}>{order.status_label}</Badge>],
            ['Оформлен', formatDateTime(order.created_at)],
            ['Отгрузка', order.ships_on && `до\u00a0${formatDate(order.ships_on)}`],
            [
              'День отгрузки',
              order.ships_on_request ? 'Назначает менеджер: есть товары с\u00a0уточняемым сроком' : null,
            ],
            [
              'Предложение',
              proposal && (proposal.url ? <TextLink href={proposal.url}>{proposal.number}</TextLink> : proposal.number),
            ],
            ['Номер у\u00a0покупателя', order.customer_order_no],
            ['Поставщик', order.supplier],
            ['Комментарий', order.comment],
          ]}
        />
      </Part>
      <Part title="Товары">
        <OrderLines lines={order.lines} />
        <OrderSums order={order} />
      </Part>
      <Part title="Покупатель">
        <Facts
          facts={[
            ['Имя', [contact.surname, contact.name, contact.patronymic].filter(Boolean).join(' ')],
            ['Телефон', <TextLink href={telHref(contact.phone)}>{formatPhone(contact.phone)}</TextLink>],
            [
              'Электронная почта',
              <TextLink href={`mailto:${contact.email}`}>
                <MailAddress address={contact.email} />
              </TextLink>,
            ],
            ['Организация', company?.company],
            ['ИНН / КПП', company && [company.inn, company.kpp].filter(Boolean).join(' / ')],
            ['Юридический адрес', company?.legal_address],
          ]}
        />
      </Part>
      <Part title="Доставка и&nbsp;оплата">
        <Facts
          facts={[
            ...order.delivery.map(({ label, value }) => [label, value] as const),
            ['Перевозчик', order.tracking?.carrier],
            ['Номер отправления', order.tracking && tracking(order.tracking)],
            ['Оплата', order.payment_label],
            ['Счёт', invoice && `${invoice.number} от\u00a0${formatDate(invoice.date)}`],
            ['Оплатить до', order.pay_until && formatDate(order.pay_until)],
            ['Оплачено на\u00a0сайте', online_payment?.paid ? formatPriceOfKopecks(online_payment.paid) : null],
            [
              'Возвращено на\u00a0сайте',
              online_payment?.refunded ? formatPriceOfKopecks(online_payment.refunded) : null,
            ],
            ['Нужно вернуть', managed.refund_due > 0 ? formatPriceOfKopecks(managed.refund_due) : null],
          ]}
        />
      </Part>
      <OrderFiles order={order} />
      {order.requests.length > 0 && (
        <Part title="Обращения покупателя">
          <ul className={list.list}>
            {order.requests.map(({ number, kind, state_label }) => (
              <li key={number} className={list.row}>
                <TextLink href={paths.staffSection('questions', number)}>
                  {`${kind === 'return' ? 'Возврат' : 'Вопрос'} №\u00a0${number}`}
                </TextLink>{' '}
                <span className={list.quiet}>{state_label}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="История заказа">
        <ol className={list.list}>
          {[...order.history].reverse().map(({ at, label, text }) => (
            <li key={at + label} className={list.row}>
              <div>{[label, text].filter(Boolean).join(': ')}</div>
              <time className={list.quiet} dateTime={at}>
                {formatDateTime(at)}
              </time>
            </li>
          ))}
        </ol>
      </Part>
      <DecisionHistory decisions={decisions} />
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={list.section} aria-label={title}>
    <h2 className={list.title}>{title}</h2>
    {children}
  </section>
);
