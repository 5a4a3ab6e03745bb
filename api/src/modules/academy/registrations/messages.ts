import { paths } from '@site/contracts/paths';
import { formatPhone } from '@site/kernel/phone';
import type { Db } from '../../../db/database.ts';
import type { Jobs, Queue } from '../../../jobs/jobs.ts';
import type { MailGateway } from '../../mail/mail-gateway.ts';
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
import { EventRepository } from '../events/event-repository.ts';
import { type Message, MessageRepository, type NewMessage } from './message-repository.ts';
import { letterOf } from './message-letters.ts';
import { subjectOf } from './message-texts.ts';
import { RegistrationRepository } from './registration-repository.ts';
import { remindersOf } from './registration-rules.ts';

type Dependencies = {
  db: Db;
  jobs: Jobs;
  mail: MailGateway;
  sms: SmsGateway;
  notices: NoticeService;
  site: SiteService;
  host: string;
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

const HOUR = 60 * 60_000;
/**
 * How late a message may be sent: a reminder of tomorrow is wrong the day after. An address that fails for days is
 * given up.
 */
const latest: Partial<Record<Message['kind'], number>> = { reminder_week: 48 * HOUR, reminder_day: 12 * HOUR };
const LATEST = 72 * HOUR;
const isLate = ({ kind, due_at }: Message, now: Date) => now.getTime() - due_at.getTime() > (latest[kind] ?? LATEST);

/** Deleted users stay participants, without a deliverable address. */
const isAddress = (recipient: string) => recipient.includes('@') || recipient.startsWith('+');

export class Messages {
  private readonly due: Queue<{ message: number }>;

  constructor(private readonly deps: Dependencies) {
    this.due = deps.jobs.queue('event-messages', {
      work: ({ message }) => this.deliver(message),
      titleOf: ({ message }) => `Сообщение о\u00a0мероприятии, номер ${message}`,
      keyOf: ({ message }) => String(message),
    });
  }

  private async add(tx: Db, rows: NewMessage[]) {
    const now = this.deps.now();
    const added = await new MessageRepository(tx).add(rows);
    await this.due.send(
      added.filter(({ due_at }) => due_at <= now).map(({ id: message }) => ({ message })),
      tx,
    );
  }

  /** Sends the messages that have become due, such as reminders. */
  async sweep(): Promise<void> {
    const due = await new MessageRepository(this.deps.db).due(this.deps.now());
    await this.due.send(due.map(({ id: message }) => ({ message })));
  }

  /** Runs in the transaction of the change; the messages are sent after the commit. */
  async write(tx: Db, registration: RegistrationRow, kind: MessageKind, due_at = this.deps.now()) {
    const { id, user_id, event_id } = registration;
    const within = new MessageRepository(tx);
    const participants = participantKinds.has(kind) ? await new RegistrationRepository(tx).participants([id]) : [];
    const owner = await within.emailOf(user_id);
    const recipients = new Set(participants.map(({ email }) => email));
    if (owner) recipients.add(owner);
    if (kind === 'event_cancelled') for (const { phone } of participants) recipients.add(phone);
    await this.add(
      tx,
      [...recipients].filter(isAddress).map((recipient) => ({ registration_id: id, kind, recipient, due_at })),
    );
    if (!noticeKinds.has(kind)) return;
    const { title, slug } = await new EventRepository(tx).byId(event_id);
    await this.deps.notices.record(tx, user_id, { title: subjectOf(kind, title), url: paths.academyEvent(slug) });
  }

  /** To a participant who leaves, with the messages that are due to the others withdrawn, and to the owner. */
  async writeOfParticipant(
    tx: Db,
    { id, user_id }: RegistrationRow,
    { id: participant_id, email }: ParticipantRow,
    kind: 'participant_left' | 'participant_replaced',
  ) {
    const within = new MessageRepository(tx);
    const owner = await within.emailOf(user_id);
    if (email !== owner) await within.forgetRecipient(id, email);
    const due_at = this.deps.now();
    await this.add(
      tx,
      [...new Set([email, owner ?? ''])]
        .filter(isAddress)
        .map((recipient) => ({ registration_id: id, participant_id, kind, recipient, due_at })),
    );
  }

  /** Sends a message in the transaction that marks it as taken. It may have been withdrawn meanwhile. */
  private async deliver(id: number): Promise<void> {
    const { site, db, host, now, sms, mail } = this.deps;
    const { data } = await site.current();
    await db.transaction(async (tx) => {
      const message = await new MessageRepository(tx).take(id, now());
      if (!message || isLate(message, now())) return;
      const phone = formatPhone(data.contacts.support_phone);
      const letter = await letterOf(tx, message, { host, phone, now: now() });
      if (!letter) return;
      if (letter.to.startsWith('+')) await sms.send(letter.to, letter.text, tx);
      else await mail.send(letter, tx);
    });
  }

  private async remind(tx: Db, registration: RegistrationRow, event: EventRow) {
    for (const { kind, due_at } of remindersOf(event, this.deps.now()))
      await this.write(tx, registration, kind, due_at);
  }

  async writeCertificateMessage(tx: Db, { id, email }: AcademyCertificateRow, kind: CertificateMessageKind) {
    if (email) await this.add(tx, [{ certificate_id: id, kind, recipient: email, due_at: this.deps.now() }]);
  }

  async confirm(tx: Db, registration: RegistrationRow, event: EventRow) {
    await this.write(tx, registration, 'confirmed');
    await this.remind(tx, registration, event);
  }

  /** Requests feedback from the given participants when the event is over. */
  async askForFeedback(tx: Db, people: readonly ParticipantRow[], { ends_at }: EventRow) {
    const due_at = ends_at > this.deps.now() ? ends_at : this.deps.now();
    await this.add(
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
  }

  /**
   * Deletes earlier messages about the date: the new date is announced even to those who were notified of an earlier
   * one.
   */
  async move(tx: Db, registration: RegistrationRow, event: EventRow) {
    await new MessageRepository(tx).forget(registration.id, ['event_moved', 'reminder_week', 'reminder_day']);
    await this.write(tx, registration, 'event_moved');
    if (registration.state === 'confirmed') await this.remind(tx, registration, event);
  }

  /**
   * The reminder of the day before contains the stream URL. Less than a day ahead, a changed URL repeats the
   * reminder.
   */
  async sendStreamUrl(tx: Db, registration: RegistrationRow, { starts_at }: EventRow) {
    if (registration.state !== 'confirmed' || starts_at.getTime() - this.deps.now().getTime() > 24 * HOUR) return;
    await new MessageRepository(tx).forget(registration.id, ['reminder_day']);
    await this.write(tx, registration, 'reminder_day');
  }
}
