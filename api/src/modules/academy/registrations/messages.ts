import { paths } from '@site/contracts/paths';
import { formatPhone } from '@site/kernel/phone';
import { BRAND } from '../../../brand.ts';
import type { Db } from '../../../db/database.ts';
import { processEach } from '../../../process-each.ts';
import type { Email, MailGateway } from '../../mail/mail-gateway.ts';
import type { NoticeService } from '../../notices/notice-service.ts';
import type { SiteService } from '../../site/site-service.ts';
import type { SmsGateway } from '../../sms/sms-gateway.ts';
import type {
  AcademyCertificateRow,
  CertificateMessageKind,
  EventRow,
  MessageKind,
  ParticipantRow,
  RegistrationRow,
} from '../../../tables/academy-tables.ts';
import { trainerLetter, writeToTrainers } from '../attendance/trainer-letters.ts';
import { certificateLetter, isOfCertificate } from '../certificates/certificate-letters.ts';
import { createEventRepository } from '../events/event-repository.ts';
import { createEventInvoiceRepository } from '../invoices/event-invoice-repository.ts';
import { createMessageRepository, type Message } from './message-repository.ts';
import { emailOf, shortMessage, subjectOf, type MessageContext } from './message-texts.ts';
import { createRegistrationRepository } from './registration-repository.ts';
import { remindersOf } from './registration-rules.ts';

type Dependencies = {
  db: Db;
  mail: MailGateway;
  sms: SmsGateway;
  notices: NoticeService;
  site: SiteService;
  host: string;
  failed: (error: unknown, message: number) => void;
  now: () => Date;
};

/** Kinds that go to all participants; the others go to the owner of the registration only. */
const participantKinds = new Set<MessageKind>([
  'confirmed',
  'cancelled',
  'event_cancelled',
  'event_moved',
  'reminder_week',
  'reminder_day',
]);

/** Kinds that also appear in the owner's notices in the header: changes made by others or by a timeout. */
const noticeKinds = new Set<MessageKind>(['offered', 'lapsed', 'unpaid', 'event_cancelled', 'event_moved']);

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
  reminder_week: ['confirmed'],
  reminder_day: ['confirmed'],
  feedback: ['confirmed'],
};

const HOUR = 60 * 60_000;
/**
 * How late a message may be sent: a reminder of tomorrow is wrong the day after. An address that fails for days is
 * given up.
 */
const latest: Partial<Record<Message['kind'], number>> = { reminder_week: 48 * HOUR, reminder_day: 12 * HOUR };
const LATEST = 72 * HOUR;

/** Deleted users stay participants, without a deliverable address. */
const isAddress = (recipient: string) => recipient.includes('@') || recipient.startsWith('+');

export function createMessages({ db, mail, sms, notices, site, host, failed, now }: Dependencies) {
  const repository = createMessageRepository(db);
  /** The ids of the messages that each open transaction has added. */
  const written = new WeakMap<Db, number[]>();

  async function add(tx: Db, rows: Parameters<typeof repository.add>[0]) {
    const ids = await createMessageRepository(tx).add(rows);
    written.get(tx)?.push(...ids);
  }

  /** Runs in the transaction of the change; the messages are sent after the commit. */
  async function write(tx: Db, registration: RegistrationRow, kind: MessageKind, due_at = now()) {
    const { id, user_id, event_id } = registration;
    const within = createMessageRepository(tx);
    const participants = participantKinds.has(kind) ? await createRegistrationRepository(tx).participants([id]) : [];
    const owner = await within.emailOf(user_id);
    const recipients = new Set(participants.map(({ email }) => email));
    if (owner) recipients.add(owner);
    if (kind === 'event_cancelled') for (const { phone } of participants) recipients.add(phone);
    await add(
      tx,
      [...recipients].filter(isAddress).map((recipient) => ({ registration_id: id, kind, recipient, due_at })),
    );
    if (!noticeKinds.has(kind)) return;
    const { title, slug } = await createEventRepository(tx).byId(event_id);
    await notices.record(tx, user_id, { title: subjectOf(kind, title), url: paths.academyEvent(slug) });
  }

  async function contextOf(tx: Db, registration: RegistrationRow, phone: string): Promise<MessageContext> {
    const registrations = createRegistrationRepository(tx);
    const events = createEventRepository(tx);
    const event = await events.byId(registration.event_id);
    const participants = await registrations.participants([registration.id]);
    const location = await events.locationOf(event);
    const places = await registrations.places([registration.id]);
    const invoices = await createEventInvoiceRepository(tx).ofRegistrations([registration.id]);
    const place = places.get(registration.id) ?? 0;
    return {
      ...{ event, registration, participants, location, place },
      invoice: invoices.get(registration.id),
      account: host + paths.accountAcademy(),
      phone,
      now: now(),
    };
  }

  /** For participants marked as present. Each has a separate feedback page. */
  function feedbackLetter({ event, participants, phone }: MessageContext, to: string): Email | null {
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
  async function letterOf(tx: Db, message: Message, phone: string): Promise<Email | null> {
    const { kind, recipient, registration_id, certificate_id, event_id } = message;
    if (kind === 'trainer_link')
      return event_id === null ? null : trainerLetter(tx, recipient, event_id, { host, now: now() });
    if (isOfCertificate(kind))
      return certificateLetter(tx, { kind, to: recipient, id: certificate_id }, { host, phone });
    const registration = registration_id && (await createRegistrationRepository(tx).find(registration_id));
    if (!registration || !states[kind].includes(registration.state)) return null;
    const context = await contextOf(tx, registration, phone);
    if (kind === 'feedback') return feedbackLetter(context, recipient);
    if (recipient.startsWith('+')) return { to: recipient, subject: '', text: shortMessage(context) };
    const isParticipant = context.participants.some(({ email }) => email === recipient);
    const owner = await createMessageRepository(tx).emailOf(registration.user_id);
    // The recipient is neither a participant nor the current owner, so the letter goes to the current owner.
    const to = isParticipant ? recipient : owner;
    if (!to) return null;
    const { subject, lines } = emailOf(kind, context, to === owner);
    const page = `${host}${paths.academyEvent(context.event.slug)}`;
    return { to, subject, text: [...lines, `Страница мероприятия: ${page}`, BRAND].join('\n\n') };
  }

  const isLate = ({ kind, due_at }: Message) => now().getTime() - due_at.getTime() > (latest[kind] ?? LATEST);

  /**
   * Moves the message to the outbox in the transaction that marks it as taken: one process sends it, and none is lost.
   */
  async function enqueue(message: Message) {
    const { data } = await site.current();
    const leave = await db.transaction(async (tx) => {
      if (!(await createMessageRepository(tx).take(message.id, now()))) return;
      const letter = isLate(message) ? null : await letterOf(tx, message, formatPhone(data.contacts.support_phone));
      if (!letter) return;
      const { to, text } = letter;
      const [gateway, id] = to.startsWith('+')
        ? [sms, await sms.write(tx, to, text)]
        : [mail, await mail.write(tx, letter)];
      return () => gateway.leave([id]);
    });
    leave?.();
  }

  const deliver = async (ids?: readonly number[]) =>
    processEach(await repository.due(now(), ids), enqueue, (error, { id }) => failed(error, id));

  async function remind(tx: Db, registration: RegistrationRow, event: EventRow) {
    for (const { kind, due_at } of remindersOf(event, now())) await write(tx, registration, kind, due_at);
  }

  return {
    write,
    /** Runs a transaction and, after the commit, sends the messages written in it and no others. */
    async transaction<T>(run: (tx: Db) => Promise<T>): Promise<T> {
      const ids: number[] = [];
      const result = await db.transaction((tx) => {
        written.set(tx, ids);
        return run(tx);
      });
      // The change is committed even if sending fails: the sweep sends the rest.
      if (ids.length) await deliver(ids).catch((error: unknown) => ids.forEach((id) => failed(error, id)));
      return result;
    },

    writeToTrainers: () => writeToTrainers(db, now()),
    deleteTrainerLetters: (tx: Db, { id }: EventRow) => createMessageRepository(tx).forgetOfEvent(id),
    async writeCertificateMessage(
      tx: Db,
      { id, email }: AcademyCertificateRow,
      kind: CertificateMessageKind,
      due_at: Date,
    ) {
      if (email) await add(tx, [{ certificate_id: id, kind, recipient: email, due_at }]);
    },

    async confirm(tx: Db, registration: RegistrationRow, event: EventRow) {
      await write(tx, registration, 'confirmed');
      await remind(tx, registration, event);
    },

    /** Requests feedback from the given participants when the event is over. */
    async askForFeedback(tx: Db, people: readonly ParticipantRow[], { ends_at }: EventRow) {
      const due_at = ends_at > now() ? ends_at : now();
      await add(
        tx,
        people
          .filter(({ email }) => isAddress(email))
          .map(({ registration_id, email }) => ({
            registration_id,
            kind: 'feedback' as const,
            recipient: email,
            due_at,
          })),
      );
    },

    /**
     * Deletes earlier messages about the date: the new date is announced even to those who were notified of an earlier
     * one.
     */
    async move(tx: Db, registration: RegistrationRow, event: EventRow) {
      await createMessageRepository(tx).forget(registration.id, ['event_moved', 'reminder_week', 'reminder_day']);
      await write(tx, registration, 'event_moved');
      if (registration.state === 'confirmed') await remind(tx, registration, event);
    },

    /**
     * The reminder of the day before contains the stream URL. Less than a day ahead, a changed URL repeats the
     * reminder.
     */
    async sendStreamUrl(tx: Db, registration: RegistrationRow, { starts_at }: EventRow) {
      if (registration.state !== 'confirmed' || starts_at.getTime() - now().getTime() > 24 * HOUR) return;
      await createMessageRepository(tx).forget(registration.id, ['reminder_day']);
      await write(tx, registration, 'reminder_day');
    },

    deliver: () => deliver(),
  };
}

export type Messages = ReturnType<typeof createMessages>;
