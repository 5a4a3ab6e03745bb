import { registrationStates } from '@site/contracts/academy';
import { paths } from '@site/contracts/paths';
import { BRAND } from '../../../brand/brand.ts';
import type { Db } from '../../../db/database.ts';
import type { MessageKind, RegistrationRow } from '../../../tables/academy-tables.ts';
import type { Email } from '../../mail/mail-gateway.ts';
import { trainerLetter } from '../attendance/trainer-letters.ts';
import { certificateLetter, isOfCertificate } from '../certificates/certificate-letters.ts';
import { EventRepository } from '../events/event-repository.ts';
import { EventInvoiceRepository } from '../invoices/event-invoice-repository.ts';
import { type Message, MessageRepository } from './message-repository.ts';
import { emailOf, type MessageContext, shortMessage, subjectOf } from './message-texts.ts';
import { RegistrationRepository } from './registration-repository.ts';

/** `phone` is the coordinator's. */
type LetterSettings = { host: string; phone: string; now: Date };

/** States of the registration in which a message still holds when it is sent. */
const states: Record<MessageKind, readonly RegistrationRow['state'][]> = {
  confirmed: ['confirmed'],
  payment: ['awaiting_payment'],
  waitlist: ['waitlist'],
  offered: ['offered'],
  lapsed: ['cancelled'],
  unpaid: ['cancelled'],
  cancelled: ['cancelled'],
  event_cancelled: ['cancelled'],
  event_moved: ['confirmed', 'awaiting_payment', 'waitlist', 'offered'],
  participant_left: registrationStates,
  participant_replaced: registrationStates,
  reminder_week: ['confirmed'],
  reminder_day: ['confirmed'],
  feedback: ['confirmed'],
};

async function contextOf(
  tx: Db,
  registration: RegistrationRow,
  { host, phone, now }: LetterSettings,
): Promise<Omit<MessageContext, 'left'>> {
  const registrations = new RegistrationRepository(tx);
  const events = new EventRepository(tx);
  const event = await events.byId(registration.event_id);
  const participants = await registrations.participants([registration.id]);
  const location = await events.locationOf(event);
  const places = await registrations.places([registration.id]);
  const invoices = await new EventInvoiceRepository(tx).ofRegistrations([registration.id]);
  const place = places.get(registration.id) ?? 0;
  return {
    ...{ event, registration, participants, location, place },
    invoice: invoices.get(registration.id),
    account: host + paths.accountAcademy(),
    phone,
    now,
  };
}

/** For participants marked as present. Each has a separate feedback page. */
function feedbackLetter({ event, participants, phone }: MessageContext, to: string, host: string): Email | null {
  const person = participants.find(({ email, attended }) => email === to && attended);
  if (!person) return null;
  const page = host + paths.academyFeedback(person.feedback_code);
  const text = [
    // The address is unconfirmed, so the greeting has no name.
    'Здравствуйте!',
    `Спасибо, что были у\u00a0нас: ${event.title}. Расскажите, как прошло занятие. Это займёт минуту.`,
    page,
    `Вопросы координатору академии: ${phone}`,
    BRAND,
  ];
  return { to, subject: subjectOf('feedback', event.title), text: text.join('\n\n') };
}

/** Null when the message no longer holds. A text message has no subject. */
export async function letterOf(tx: Db, message: Message, settings: LetterSettings): Promise<Email | null> {
  const { kind, recipient, registration_id, certificate_id, event_id, participant_id } = message;
  const { host } = settings;
  if (kind === 'trainer_link') return event_id === null ? null : trainerLetter(tx, recipient, event_id, settings);
  if (isOfCertificate(kind)) return certificateLetter(tx, { kind, to: recipient, id: certificate_id }, settings);
  const registration = registration_id && (await new RegistrationRepository(tx).find(registration_id));
  if (!registration || !states[kind].includes(registration.state)) return null;
  const left = participant_id === null ? undefined : await new RegistrationRepository(tx).participant(participant_id);
  const context = { ...(await contextOf(tx, registration, settings)), left };
  if (kind === 'feedback') return feedbackLetter(context, recipient, host);
  if (recipient.startsWith('+')) return { to: recipient, subject: '', text: shortMessage(context) };
  const isParticipant = [...context.participants, ...(left ? [left] : [])].some(({ email }) => email === recipient);
  const owner = await new MessageRepository(tx).emailOf(registration.user_id);
  // The recipient is neither a participant, also one who left, nor the current owner, so the letter goes to the current owner.
  const to = isParticipant ? recipient : owner;
  if (!to) return null;
  const { subject, lines } = emailOf(kind, context, to === owner);
  const page = `${host}${paths.academyEvent(context.event.slug)}`;
  return { to, subject, text: [...lines, `Страница мероприятия: ${page}`, BRAND].join('\n\n') };
}
