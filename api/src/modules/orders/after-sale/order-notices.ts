import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { OrderStatus } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { formatPhone } from '@site/kernel/phone';
import { BRAND } from '../../../brand/brand.ts';
import type { MailGateway } from '../../mail/mail-gateway.ts';
import type { NoticeService } from '../../notices/notice-service.ts';
import type { UserRow } from '../../../tables/user-tables.ts';
import type { SmsGateway } from '../../sms/sms-gateway.ts';
import type { NoticeRepository } from './notice-repository.ts';
import { statusLabel } from './order-machine.ts';
import { waysInWords } from '../paying/ways-to-pay.ts';
import { goodsInWords } from './return-goods.ts';
import type { OrderRow } from '../order-repository.ts';
import type { ReturnLineRow } from '../requests/order-request-repository.ts';
import type { Actor } from '../../../tables/order-tables.ts';

/** SMS texts, only for statuses the buyer has to act on. Limit: 70 Cyrillic characters, one message part. */
const messages: Partial<Record<OrderStatus, (number: number) => string>> = {
  ready_for_pickup: (number) => `Заказ №\u00a0${number} готов к\u00a0выдаче. Подробности на сайте`,
  shipped: (number) => `Заказ №\u00a0${number} передан в\u00a0доставку. Подробности на сайте`,
};

const heldUntil = ({ pay_until }: OrderRow): string =>
  pay_until === null
    ? ''
    : `Цена и\u00a0товар закреплены за\u00a0заказом до\u00a0${formatDate(pay_until)} включительно, неоплаченный заказ потом отменяется.`;

/** Without the name, because the e-mail address of an order is unconfirmed and the name is user input. */
const GREETING = 'Здравствуйте!';

type NoticeDeps = {
  /** The ways in which the order can be paid on the site now. */
  waysToPay: (order: OrderRow) => Promise<OnlinePaymentWay[]>;
  mail: MailGateway;
  sms: SmsGateway;
  bell: NoticeService;
  host: string;
  users: NoticeRepository;
  /** Called when a message fails. The order is not affected. */
  failed: (error: unknown, order: string) => void;
};

/** `goods`: the lines of a return, empty for the whole order. */
type StatusNotice = { text: string; actor: Actor; goods?: string };

export class OrderNotices {
  constructor(private readonly deps: NoticeDeps) {}

  /** A buyer's text is shown in the header's notices only: the e-mail address of an order is unconfirmed. */
  async notifyStatus(order: OrderRow, status: OrderStatus, { text, actor, goods = '' }: StatusNotice) {
    const { waysToPay, mail, sms, bell, host, users, failed } = this.deps;
    const { number, contact } = order;
    const ways = await waysToPay(order);
    const placed = status === 'new';
    const body = [
      GREETING,
      placed
        ? `Заказ №\u00a0${number} принят, сумма ${formatPrice(order.total)}.${ways.length ? '' : ' Менеджер проверит его и\u00a0свяжется с\u00a0вами.'}`
        : `Заказ №\u00a0${number} от\u00a0${formatDate(order.created_at.toISOString())}: ${statusLabel(status)}.`,
      goods,
      actor === 'buyer' ? '' : text,
      ways.length ? `Оплатить его можно на\u00a0странице заказа: ${waysInWords(ways)}. ${heldUntil(order)}` : '',
      `Подробности: ${host}${paths.order(order.id)}`,
      BRAND,
    ];
    const email = {
      to: contact.email,
      subject: placed ? `Заказ №\u00a0${number} принят` : `Заказ №\u00a0${number}: ${statusLabel(status)}`,
      text: body.filter(Boolean).join('\n\n'),
    };
    const message = messages[status]?.(number);
    const by = await users.channelsOf(order.user_id);
    await Promise.all([
      // The buyer has just placed the order and needs no notice in the header.
      !placed && bell.tell([order.user_id], { title: email.subject, text, url: paths.order(order.id) }),
      by.email && mail.send(email).catch((error: unknown) => failed(error, order.id)),
      by.sms && message && sms.send(contact.phone, message).catch((error: unknown) => failed(error, order.id)),
    ]);
  }

  async remindToPay(order: OrderRow, ways: readonly OnlinePaymentWay[]) {
    const subject = `Заказ №\u00a0${order.number} ждёт оплаты`;
    const text = `${heldUntil(order)} Оплатить его можно на\u00a0странице заказа: ${waysInWords(ways)}.`;
    await this.tell(order, subject, { words: [`${subject}: ${formatPrice(order.total)}.`, text], notice: text });
  }

  /** The return of some lines; the order goes on with the others. */
  acceptReturn(order: OrderRow, { lines, answer }: { lines: readonly ReturnLineRow[]; answer: string }) {
    const subject = `Заказ №\u00a0${order.number}: возврат согласован`;
    const goods = goodsInWords(lines);
    return this.tell(order, subject, {
      words: [`Возврат части заказа №\u00a0${order.number} согласован.`, goods, answer],
      notice: [goods, answer].filter(Boolean).join('\n'),
    });
  }

  refuseReturn(order: OrderRow, text: string) {
    return this.tell(order, `Заказ №\u00a0${order.number}: в\u00a0возврате отказано`, {
      words: [`В\u00a0возврате по\u00a0заказу №\u00a0${order.number} отказано.`, text],
      notice: text,
    });
  }

  private async tell(
    { id, contact, user_id }: OrderRow,
    subject: string,
    { words, notice }: { words: string[]; notice: string },
  ) {
    const { mail, bell, host, users, failed } = this.deps;
    const body = [GREETING, ...words, `Подробности: ${host}${paths.order(id)}`, BRAND];
    const email = { to: contact.email, subject, text: body.filter(Boolean).join('\n\n') };
    const by = await users.channelsOf(user_id);
    await Promise.all([
      bell.tell([user_id], { title: subject, text: notice, url: paths.order(id) }),
      by.email && mail.send(email).catch((error: unknown) => failed(error, id)),
    ]);
  }

  /** Sends the answer to the order's address and notifies the user who asked. */
  async answer(
    { id, number, contact, user_id }: OrderRow,
    request: { number: number; user_id: string | null; answer: string },
  ) {
    const { mail, bell, host, users, failed } = this.deps;
    const subject = `Ответ на\u00a0вопрос №\u00a0${request.number} по\u00a0заказу №\u00a0${number}`;
    const body = [GREETING, request.answer, `Подробности: ${host}${paths.order(id)}`, BRAND];
    const recipient = request.user_id ?? user_id;
    const by = await users.channelsOf(recipient);
    await Promise.all([
      bell.tell([recipient], { title: subject, text: request.answer, url: paths.order(id) }),
      by.email &&
        mail.send({ to: contact.email, subject, text: body.join('\n\n') }).catch((error: unknown) => failed(error, id)),
    ]);
  }

  /** Sends a question to the order's manager. The contact is the order's address, also for a colleague's question. */
  async ask({ id, number, contact, company }: OrderRow, user: UserRow, { to, text }: { to: string; text: string }) {
    const { mail, host, failed } = this.deps;
    const sender = [`${user.surname} ${user.name}`, company?.company, formatPhone(user.phone), contact.email];
    const email = {
      to,
      subject: `Вопрос по\u00a0заказу №\u00a0${number}`,
      text: [text, sender.filter(Boolean).join(', '), `${host}${paths.order(id)}`].join('\n\n'),
    };
    await mail.send(email).catch((error: unknown) => failed(error, id));
  }
}
