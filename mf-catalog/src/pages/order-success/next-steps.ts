import type { Order } from '@site/contracts/orders';
import { formatDate } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { SHIPPED_ON_REQUEST } from '../../features/shipment/shipments.ts';

interface Step {
  title: string;
  text: string;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function payment({ invoice, customer_type, contact, actions }: Order): Step {
  if (actions.includes('pay'))
    return {
      title: 'Оплатите заказ',
      text: 'Здесь или\u00a0позже на\u00a0странице заказа. Чек придёт на\u00a0электронную почту.',
    };
  if (invoice)
    return {
      title: 'Оплатите счёт',
      text: `До\u00a0${formatDate(invoice.due_date)} действителен счёт ${invoice.number}. Оплата по\u00a0нему резервирует товар.`,
    };
  if (customer_type === 'company')
    return {
      title: 'Проверим заказ',
      text: 'Оплата с\u00a0отсрочкой: начнём собирать заказ сразу после проверки лимита.',
    };
  return {
    title: 'Позвоним вам',
    text: `Менеджер позвонит по\u00a0номеру ${formatPhone(contact.phone)}, подтвердит заказ и\u00a0согласует оплату.`,
  };
}

function shipment({ ships_on, ships_on_request }: Order): string {
  if (ships_on_request) return `${SHIPPED_ON_REQUEST}.`;
  return ships_on === null
    ? 'Соберём заказ за\u00a01–3\u00a0рабочих дня после оплаты.'
    : `Отгрузим до\u00a0${formatDate(ships_on)}`;
}

function delivery(order: Order): Step {
  const [how] = order.delivery;
  const when = shipment(order);
  return {
    title: 'Соберём и\u00a0передадим',
    text: how ? `${when} ${how.label}\u00a0— ${lowerFirst(how.value)}.` : when,
  };
}

export const nextSteps = (order: Order): Step[] => [
  payment(order),
  delivery(order),
  {
    title: 'Сообщим о\u00a0каждом шаге',
    text: `Письма придут на\u00a0${order.contact.email}, СМС\u00a0— когда заказ готов или отправлен.`,
  },
];
