import type { Order } from '@site/contracts/orders';
import { formatDate } from '@site/kernel/dates';
import { formatPriceOfKopecks } from '@site/kernel/money';
import { formatPhone, telHref } from '@site/kernel/phone';
import { TextLink } from '@site/ui/link';
import { MailAddress } from '@site/ui/mail-address';
import { FactsCard, type Fact } from './facts-card.tsx';
import css from './order-page.module.css';

const phone = (number: string) => <TextLink href={telHref(number)}>{formatPhone(number)}</TextLink>;
const mail = (address: string) => (
  <TextLink href={`mailto:${address}`}>
    <MailAddress address={address} />
  </TextLink>
);

function trackingFacts({ tracking }: Order): Fact[] {
  if (!tracking) return [];
  const { number, url } = tracking;
  return [
    {
      label: 'Номер отправления',
      value: url ? (
        <TextLink href={url} target="_blank" rel="noreferrer">
          {number}
        </TextLink>
      ) : (
        number
      ),
    },
  ];
}

function buyerFacts({ company, contact }: Order): Fact[] {
  return [
    { label: 'Организация', value: company?.company },
    { label: 'ИНН / КПП', value: company && [company.inn, company.kpp].filter(Boolean).join(' / ') },
    { label: 'Контактное лицо', value: [contact.surname, contact.name, contact.patronymic].filter(Boolean).join(' ') },
    { label: 'Телефон', value: phone(contact.phone) },
    { label: 'Электронная почта', value: mail(contact.email) },
  ];
}

const paymentFacts = ({ payment_label, online_payment, pay_until, invoice, supplier, actions }: Order): Fact[] => [
  { label: 'Способ', value: payment_label },
  { label: 'Оплачено на\u00a0сайте', value: online_payment?.paid ? formatPriceOfKopecks(online_payment.paid) : null },
  { label: 'Возвращено', value: online_payment?.refunded ? formatPriceOfKopecks(online_payment.refunded) : null },
  { label: 'Счёт', value: invoice && `${invoice.number} от\u00a0${formatDate(invoice.date)}` },
  { label: 'Оплатить до', value: actions.includes('invoice') && invoice && formatDate(invoice.due_date) },
  { label: 'Оплатить до', value: pay_until && formatDate(pay_until) },
  { label: 'Партнёр-поставщик', value: supplier },
];

const proposalLink = ({ number, url }: NonNullable<Order['proposal']>) =>
  url ? <TextLink href={url}>{number}</TextLink> : number;

export function OrderDetails({ order }: { order: Order }) {
  const { comment, customer_order_no, delivery, proposal } = order;
  return (
    <div className={css.details}>
      <FactsCard title="Доставка" facts={[...delivery, ...trackingFacts(order)]} />
      <FactsCard title="Оплата" facts={paymentFacts(order)} />
      <FactsCard title="Покупатель" facts={buyerFacts(order)} />
      {(comment || customer_order_no || proposal) && (
        <FactsCard
          title="Дополнительно"
          facts={[
            { label: 'Коммерческое предложение', value: proposal && proposalLink(proposal) },
            { label: 'Ваш номер заказа', value: customer_order_no },
            { label: 'Комментарий', value: comment },
          ]}
        />
      )}
    </div>
  );
}

export function ManagerCard({ manager }: Pick<Order, 'manager'>) {
  if (!manager) return null;
  return (
    <FactsCard
      title="Ваш менеджер"
      facts={[
        { label: 'Имя', value: manager.name },
        { label: 'Телефон', value: phone(manager.phone) },
        { label: 'Электронная почта', value: mail(manager.email) },
      ]}
    />
  );
}
