import { formatDate } from '@site/kernel/dates';
import { and, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import {
  academyCertificates,
  academyTrainings,
  courseEnrolments,
  eventFeedback,
  eventMessages,
  eventParticipants,
  eventRegistrations,
  events,
} from '../../tables/academy-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { hasProvenEmail } from '../users/proven-email.ts';

export const academyPersonalData: PersonalData = {
  erases: ['academy_certificates.user_id', 'course_enrolments.user_id'],
  // The seats of a registration stay counted.
  keeps: ['event_registrations.user_id'],
  erase: anonymiseParticipant,
  export: async (db, user) => [
    await exportEvents(db, user),
    await exportCourses(db, user),
    await exportCertificates(db, user),
  ],
};

/** Anonymises participants by phone and e-mail, including seats booked by other users. The seats stay counted. */
async function anonymiseParticipant(tx: Db, user: UserRow): Promise<void> {
  const { id } = user;
  const addresses = [user.email, user.email.toLowerCase()].filter((one) => one !== '');
  const known = [user.phone, ...(hasProvenEmail(user) ? addresses : [])];
  // Phone and e-mail are unique per event.
  const placeholder = sql`'deleted-' || ${eventParticipants.id}`;
  await tx.delete(courseEnrolments).where(eq(courseEnrolments.user_id, id));
  const isTheirs = or(inArray(eventParticipants.phone, known), inArray(eventParticipants.email, known));
  const own = tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.user_id, id));
  const toThem = tx
    .select({ id: eventParticipants.id })
    .from(eventParticipants)
    .where(
      and(
        isTheirs,
        eq(eventParticipants.registration_id, eventMessages.registration_id),
        or(eq(eventParticipants.email, eventMessages.recipient), eq(eventParticipants.phone, eventMessages.recipient)),
      ),
    );
  await tx
    .delete(eventMessages)
    .where(
      or(
        inArray(eventMessages.recipient, known),
        and(inArray(eventMessages.recipient, [...known, ...addresses]), inArray(eventMessages.registration_id, own)),
        exists(toThem),
      ),
    );
  await tx
    .delete(eventFeedback)
    .where(
      inArray(
        eventFeedback.participant_id,
        tx.select({ id: eventParticipants.id }).from(eventParticipants).where(isTheirs),
      ),
    );
  await tx
    .update(eventParticipants)
    .set({
      surname: 'Удалённый',
      name: 'пользователь',
      patronymic: '',
      phone: placeholder,
      email: placeholder,
      position: '',
    })
    .where(isTheirs);
  // Without a surname and a code, checking the certificate's number finds nothing.
  await tx
    .update(academyCertificates)
    .set({ user_id: null, surname: '', name: '', patronymic: '', phone: '', email: '', check_code: '' })
    .where(
      or(
        eq(academyCertificates.user_id, id),
        inArray(academyCertificates.phone, known),
        inArray(academyCertificates.email, known),
      ),
    );
}

/** Events with the person among the participants, including seats booked by other users. */
async function exportEvents(db: Db, user: UserRow): Promise<OwnDataSection> {
  const email = hasProvenEmail(user) && user.email ? user.email.toLowerCase() : undefined;
  const data = await db
    .select({
      title: events.title,
      starts_at: events.starts_at,
      timezone: events.timezone,
      state: sql<string>`case when ${eventParticipants.left_at} is null then ${eventRegistrations.state} else 'cancelled' end`,
      registered_at: eventRegistrations.created_at,
    })
    .from(eventParticipants)
    .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventParticipants.registration_id))
    .innerJoin(events, eq(events.id, eventParticipants.event_id))
    .where(or(eq(eventParticipants.phone, user.phone), email ? eq(eventParticipants.email, email) : undefined))
    .orderBy(desc(events.starts_at));
  return {
    key: 'events',
    title: 'Мероприятия академии',
    head: ['Мероприятие', 'Начало', 'Запись'],
    data,
    rows: data.map(({ title, starts_at, timezone, registered_at }) => [
      title,
      moment(starts_at, timezone),
      moment(registered_at),
    ]),
  };
}

async function exportCourses(db: Db, { id }: UserRow): Promise<OwnDataSection> {
  const data = await db
    .select({
      title: academyTrainings.title,
      email: courseEnrolments.email,
      enrolled_at: courseEnrolments.created_at,
      status: courseEnrolments.status,
      progress: courseEnrolments.progress,
    })
    .from(courseEnrolments)
    .innerJoin(academyTrainings, eq(academyTrainings.id, courseEnrolments.training_id))
    .where(eq(courseEnrolments.user_id, id))
    .orderBy(desc(courseEnrolments.created_at));
  return {
    key: 'courses',
    title: 'Онлайн-курсы',
    head: ['Курс', 'Записан', 'Пройдено'],
    data,
    rows: data.map(({ title, enrolled_at, progress }) => [title, moment(enrolled_at), `${progress}\u00a0%`]),
  };
}

async function exportCertificates(db: Db, { id, phone }: UserRow): Promise<OwnDataSection> {
  const data = await db
    .select({
      number: academyCertificates.number,
      training: academyCertificates.training_title,
      company: academyCertificates.company,
      issued_on: academyCertificates.issued_on,
      valid_until: academyCertificates.valid_until,
    })
    .from(academyCertificates)
    .where(
      or(
        eq(academyCertificates.user_id, id),
        and(isNull(academyCertificates.user_id), eq(academyCertificates.phone, phone)),
      ),
    )
    .orderBy(desc(academyCertificates.issued_on));
  return {
    key: 'certificates',
    title: 'Сертификаты академии',
    head: ['Номер', 'Обучение', 'Компания', 'Выдан', 'Действует до'],
    data,
    rows: data.map(({ number, training, company, issued_on, valid_until }) => [
      number,
      training,
      company,
      formatDate(issued_on),
      formatDate(valid_until),
    ]),
  };
}
