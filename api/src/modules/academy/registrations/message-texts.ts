import { OFFER_HOURS } from '@site/contracts/academy-lists';
import { dayIn, formatDate, formatDateShort } from '@site/kernel/dates';
import { formatEventMoment, formatEventTime } from '@site/kernel/events';
import { formatPrice } from '@site/kernel/money';
import { formatCount } from '@site/kernel/plurals';
import type {
  EventInvoiceRow,
  EventRow,
  LocationRow,
  MessageKind,
  ParticipantRow,
  RegistrationRow,
} from '../../../tables/academy-tables.ts';

export type MessageContext = {
  event: EventRow;
  registration: RegistrationRow;
  participants: ParticipantRow[];
  /** The participant who left, of a message about that. */
  left: ParticipantRow | undefined;
  location: LocationRow | undefined;
  /** Place on the waiting list, from 1; 0 when not waiting. */
  place: number;
  /** Undefined for a free event, and when the coordinator invoices by hand. */
  invoice: EventInvoiceRow | undefined;
  account: string;
  phone: string;
  now: Date;
};

const whenOf = ({ starts_at, ends_at, timezone }: EventRow) =>
  formatEventTime(starts_at.toISOString(), ends_at.toISOString(), timezone);
/** The URL of a webinar is only for confirmed participants. */
function whereOf({ event: { city, stream_url }, location, registration }: MessageContext): string {
  if (location) return `${location.address}. ${location.how_to_get_there}`;
  if (city) return city;
  return registration.state === 'confirmed' && stream_url ? stream_url : 'Онлайн: ссылку пришлём накануне';
}
const until = (moment: Date | null, { timezone }: EventRow) =>
  moment ? formatEventMoment(moment.toISOString(), timezone) : '';

const subjects: Record<MessageKind, (title: string) => string> = {
  confirmed: (title) => `Запись подтверждена: ${title}`,
  payment: (title) => `Запись ожидает оплаты: ${title}`,
  waitlist: (title) => `Вы в\u00a0листе ожидания: ${title}`,
  offered: (title) => `Освободилось место: ${title}`,
  lapsed: (title) => `Место передано следующему: ${title}`,
  unpaid: (title) => `Запись отменена, счёт не\u00a0оплачен: ${title}`,
  cancelled: (title) => `Запись отменена: ${title}`,
  event_cancelled: (title) => `Мероприятие отменено: ${title}`,
  event_moved: (title) => `Новая дата: ${title}`,
  participant_left: (title) => `Участие отменено: ${title}`,
  participant_replaced: (title) => `Участник заменён: ${title}`,
  reminder_week: (title) => `Через неделю: ${title}`,
  reminder_day: (title) => `Завтра: ${title}`,
  feedback: (title) => `Как прошло занятие: ${title}`,
};

export const subjectOf = (kind: MessageKind, title: string): string => subjects[kind](title);

const sumOf = ({ registration, participants }: MessageContext) =>
  formatPrice(registration.seat_price * participants.length);

/** Without an invoice, the coordinator sends one by hand. */
const payingBy = ({ invoice, account }: MessageContext): string[] =>
  invoice
    ? [
        `Счёт №\u00a0${invoice.number} от\u00a0${formatDate(invoice.date)} можно скачать в\u00a0личном кабинете: ${account}`,
        `После оплаты запись будет подтверждена. Если счёт не\u00a0оплатить до ${formatDate(invoice.due_date)}, место освободится.`,
      ]
    : ['Координатор академии пришлёт счёт на\u00a0этот адрес. После оплаты запись будет подтверждена.'];

const awaited = (context: MessageContext): string[] => [
  `Ждём вас: ${whenOf(context.event)}.`,
  `Место: ${whereOf(context)}`,
];

/** The deadline for payment or for accepting an offer, after an event was moved. */
function keptOf({ event, registration: { state, pay_until, offered_until } }: MessageContext): string[] {
  if (state === 'awaiting_payment')
    return [`Место закреплено за\u00a0вами до ${until(pay_until, event)}: оплатите счёт до этого срока.`];
  return state === 'offered' ? [`Подтвердите участие до ${until(offered_until, event)}.`] : [];
}

const IN_ERROR = 'Если это ошибка, свяжитесь с\u00a0тем, кто вас записал.';

const bodies: Record<Exclude<MessageKind, 'feedback'>, (context: MessageContext, isOwner: boolean) => string[]> = {
  confirmed: awaited,
  payment: (context) => [
    `Место закреплено за\u00a0вами до ${until(context.registration.pay_until, context.event)}. К\u00a0оплате ${sumOf(context)}.`,
    ...payingBy(context),
  ],
  waitlist: ({ place }) => [
    `Свободных мест пока нет. Ваш номер в\u00a0листе ожидания\u00a0— ${place}.`,
    `Когда место освободится, мы\u00a0напишем: подтвердить его нужно будет в\u00a0течение ${formatCount(OFFER_HOURS, ['часа', 'часов', 'часов'])}.`,
  ],
  offered: ({ event, registration }) => [
    `Освободилось место, и\u00a0вы\u00a0первые в\u00a0листе ожидания. Подтвердите участие на\u00a0странице мероприятия до ${until(registration.offered_until, event)}.`,
    'Если не\u00a0подтвердить вовремя, место получит следующий.',
  ],
  lapsed: () => [
    'Место не\u00a0было подтверждено вовремя, и\u00a0мы\u00a0предложили его следующему в\u00a0листе ожидания.',
  ],
  unpaid: () => ['Счёт не\u00a0был оплачен в\u00a0срок, поэтому место освобождено. Записаться можно снова.'],
  cancelled: ({ registration }) => [registration.reason || 'Запись на\u00a0мероприятие отменена.'],
  event_cancelled: ({ event, registration }) => [
    `Мероприятие, назначенное на\u00a0${whenOf(event)}, отменено. ${registration.reason}`.trim(),
  ],
  event_moved: (context) => [
    `Мероприятие переносится на\u00a0${whenOf(context.event)}. Ваша запись остаётся в\u00a0силе.`,
    ...keptOf(context),
    `Место: ${whereOf(context)}`,
    `Если новая дата не\u00a0подходит, отмените запись на\u00a0странице мероприятия до\u00a0его начала${context.registration.seat_price ? ': оплату вернём полностью' : ''}.`,
  ],
  participant_left: ({ left }, isOwner) =>
    isOwner
      ? [`Участие одного человека отменено. ${left?.left_reason ?? ''}`.trim()]
      : [`Ваше участие отменено. ${IN_ERROR}`],
  participant_replaced: (_context, isOwner) => [
    isOwner ? 'Один участник заменён другим.' : `Вместо вас придёт другой участник. ${IN_ERROR}`,
  ],
  reminder_week: awaited,
  reminder_day: awaited,
};

/** The reminder of the day before may be sent on the day itself, in the time zone of the location. */
function subjectOn(
  kind: Exclude<MessageKind, 'feedback'>,
  { event: { title, starts_at, timezone }, now }: MessageContext,
) {
  const isToday = dayIn(starts_at.toISOString(), timezone) === dayIn(now.toISOString(), timezone);
  return kind === 'reminder_day' && isToday ? `Сегодня: ${title}` : subjectOf(kind, title);
}

/** Names no participant: the addresses are unconfirmed and the names typed. The owner gets a link to their list. */
export function emailOf(
  kind: Exclude<MessageKind, 'feedback'>,
  context: MessageContext,
  isOwner: boolean,
): { subject: string; lines: string[] } {
  const { event, participants, account, phone } = context;
  return {
    subject: subjectOn(kind, context),
    lines: [
      'Здравствуйте!',
      `${event.title}.`,
      ...bodies[kind](context, isOwner),
      ...(isOwner ? [`Участников: ${participants.length}. Их список\u00a0— в\u00a0личном кабинете: ${account}`] : []),
      `Вопросы координатору академии: ${phone}`,
    ],
  };
}

/** Fits one SMS segment: 70 Cyrillic characters. */
export const shortMessage = ({ event: { starts_at, timezone } }: MessageContext): string =>
  `Занятие академии ${formatDateShort(starts_at.toISOString(), timezone)} отменено. Подробности в\u00a0письме`;
