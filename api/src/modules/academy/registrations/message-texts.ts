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
} from '../academy-tables.ts';

export type Told = {
  event: EventRow;
  registration: RegistrationRow;
  participants: ParticipantRow[];
  location: LocationRow | undefined;
  /** Of who waits. */
  place: number;
  /** Of whoever has to pay, or has paid. */
  invoice: EventInvoiceRow | undefined;
  /** Where the person's registrations are. */
  account: string;
  /** The academy's coordinator. */
  phone: string;
  now: Date;
};

const whenOf = ({ starts_at, ends_at, timezone }: EventRow) =>
  formatEventTime(starts_at.toISOString(), ends_at.toISOString(), timezone);
/** The address of a webinar is for who has a seat there. */
function whereOf({ event: { city, stream_url }, location, registration }: Told): string {
  if (location) return `${location.address}. ${location.how_to_get_there}`;
  if (city) return city;
  return registration.state === 'confirmed' && stream_url ? stream_url : 'Онлайн: ссылку пришлём накануне';
}
const peopleOf = (participants: ParticipantRow[]) =>
  participants.map(({ surname, name, patronymic }) => [surname, name, patronymic].filter(Boolean).join(' ')).join(', ');
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
  reminder_week: (title) => `Через неделю: ${title}`,
  reminder_day: (title) => `Завтра: ${title}`,
  feedback: (title) => `Как прошло занятие: ${title}`,
};

export const subjectOf = (kind: MessageKind, title: string): string => subjects[kind](title);

/** A seat's price for everybody of the registration. */
const sumOf = ({ registration, participants }: Told) => formatPrice(registration.seat_price * participants.length);

/** The invoice is there at once, unless somebody of ours has registered others: to them the coordinator tells how. */
const payingBy = ({ invoice, account }: Told): string[] =>
  invoice
    ? [
        `Счёт №\u00a0${invoice.number} от\u00a0${formatDate(invoice.date)} можно скачать в\u00a0личном кабинете: ${account}`,
        `После оплаты запись будет подтверждена. Если счёт не\u00a0оплатить до ${formatDate(invoice.due_date)}, место освободится.`,
      ]
    : ['Координатор академии пришлёт счёт на\u00a0этот адрес. После оплаты запись будет подтверждена.'];

const awaited = (told: Told): string[] => [`Ждём вас: ${whenOf(told.event)}.`, `Место: ${whereOf(told)}`];

/** How long a seat is kept that is not paid for, or not accepted. */
function keptOf({ event, registration: { state, pay_until, offered_until } }: Told): string[] {
  if (state === 'awaiting_payment')
    return [`Место закреплено за\u00a0вами до ${until(pay_until, event)}: оплатите счёт до этого срока.`];
  return state === 'offered' ? [`Подтвердите участие до ${until(offered_until, event)}.`] : [];
}

const bodies: Record<Exclude<MessageKind, 'feedback'>, (told: Told) => string[]> = {
  confirmed: awaited,
  payment: (told) => [
    `Место закреплено за\u00a0вами до ${until(told.registration.pay_until, told.event)}. К\u00a0оплате ${sumOf(told)}.`,
    ...payingBy(told),
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
  event_moved: (told) => [
    `Мероприятие переносится на\u00a0${whenOf(told.event)}. Ваша запись остаётся в\u00a0силе.`,
    ...keptOf(told),
    `Место: ${whereOf(told)}`,
    `Если новая дата не\u00a0подходит, отмените запись на\u00a0странице мероприятия до\u00a0его начала${told.registration.seat_price ? ': оплату вернём полностью' : ''}.`,
  ],
  reminder_week: awaited,
  reminder_day: awaited,
};

/** The letter of the eve may leave on the day itself: by the clock of the place, as people say it. */
function subjectOn(kind: Exclude<MessageKind, 'feedback'>, { event: { title, starts_at, timezone }, now }: Told) {
  const isToday = dayIn(starts_at.toISOString(), timezone) === dayIn(now.toISOString(), timezone);
  return kind === 'reminder_day' && isToday ? `Сегодня: ${title}` : subjectOf(kind, title);
}

export function emailOf(kind: Exclude<MessageKind, 'feedback'>, told: Told): { subject: string; lines: string[] } {
  const { event, participants, phone } = told;
  return {
    subject: subjectOn(kind, told),
    lines: [
      'Здравствуйте!',
      `${event.title}.`,
      ...bodies[kind](told),
      `Участники: ${peopleOf(participants)}.`,
      `Вопросы координатору академии: ${phone}`,
    ],
  };
}

/** Of one part: 70 Cyrillic characters. */
export const shortMessage = ({ event: { starts_at, timezone } }: Told): string =>
  `Занятие академии ${formatDateShort(starts_at.toISOString(), timezone)} отменено. Подробности в\u00a0письме`;
