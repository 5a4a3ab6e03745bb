import type { OrderStatus } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { formatPhone } from '@site/kernel/phone';
import { BRAND } from '../../brand.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { UserRow } from '../session/session-repository.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import { statusLabel } from './order-machine.ts';
import type { OrderRow } from './order-repository.ts';

/** Only what somebody has to act on comes to the phone: a message of one part, 70 Cyrillic characters. */
const messages: Partial<Record<OrderStatus, (number: number) => string>> = {
  ready_for_pickup: (number) => `Заказ №\u00a0${number} готов к\u00a0выдаче. Подробности на сайте`,
  shipped: (number) => `Заказ №\u00a0${number} передан в\u00a0доставку. Подробности на сайте`,
};

type Dependencies = {
  mail: MailGateway;
  sms: SmsGateway;
  host: string;
  /** A letter that is not sent changes nothing about the order. */
  failed: (error: unknown, order: string) => void;
};

export const createOrderNotices = ({ mail, sms, host, failed }: Dependencies) => ({
  async tell(order: OrderRow, status: OrderStatus, text: string) {
    const { number, contact } = order;
    const placed = status === 'new';
    const body = [
      `Здравствуйте, ${contact.name}!`,
      placed
        ? `Заказ №\u00a0${number} принят, сумма ${formatPrice(order.total)}. Менеджер проверит его и\u00a0свяжется с\u00a0вами.`
        : `Заказ №\u00a0${number} от\u00a0${formatDate(order.created_at.toISOString())}: ${statusLabel(status)}.`,
      text,
      `Подробности: ${host}${paths.order(order.id)}`,
      BRAND,
    ];
    const letter = {
      to: contact.email,
      subject: placed ? `Заказ №\u00a0${number} принят` : `Заказ №\u00a0${number}: ${statusLabel(status)}`,
      text: body.filter(Boolean).join('\n\n'),
    };
    const message = messages[status]?.(number);
    await Promise.all([
      mail.send(letter).catch((error: unknown) => failed(error, order.id)),
      message && sms.send(contact.phone, message).catch((error: unknown) => failed(error, order.id)),
    ]);
  },

  /** To whoever looks after the order. The answer goes to the order's address, a colleague's question too. */
  async ask({ id, number, contact, company }: OrderRow, user: UserRow, { to, text }: { to: string; text: string }) {
    const asker = [`${user.surname} ${user.name}`, company?.company, formatPhone(user.phone), contact.email];
    const letter = {
      to,
      subject: `Вопрос по\u00a0заказу №\u00a0${number}`,
      text: [text, asker.filter(Boolean).join(', '), `${host}${paths.order(id)}`].join('\n\n'),
    };
    await mail.send(letter).catch((error: unknown) => failed(error, id));
  },
});

export type OrderNotices = ReturnType<typeof createOrderNotices>;
