import type { CourseStatus, EventType, TrainingCategory, TrainingLevel } from '@site/contracts/academy-lists';
import type { EventRegistration } from '@site/contracts/academy';
import type { OrderCompany } from '@site/contracts/orders';
import { bigint, boolean, date, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';
import type { Seller } from './seller.ts';
import type { FileExtension } from '../uploads/file-kind.ts';
import type { PortraitName } from '@site/contracts/portrait-names';
import type { SceneName } from '@site/contracts/scene-names';

export const academyLocations = pgTable('academy_locations', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  slug: text().notNull(),
  /** Out of lists and choices; its page stays for events and links. */
  is_hidden: boolean().notNull().default(false),
  revision: integer().notNull().default(1),
  title: text().notNull(),
  city: text().notNull(),
  address: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  how_to_get_there: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  rooms: jsonb().$type<{ name: string; seats: number }[]>().notNull(),
  /** Drawings, unless the media library has a photograph. */
  photos: jsonb().$type<{ scene: SceneName; alt: string }[]>().notNull().default([]),
  photo_id: integer(),
});
export type LocationRow = typeof academyLocations.$inferSelect;

export const academyTrainers = pgTable('academy_trainers', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  slug: text().notNull(),
  /** Out of lists and choices; its page stays for events and links. */
  is_hidden: boolean().notNull().default(false),
  revision: integer().notNull().default(1),
  surname: text().notNull(),
  name: text().notNull(),
  patronymic: text().notNull(),
  position: text().notNull(),
  biography: text().notNull(),
  categories: text().array().$type<TrainingCategory[]>().notNull(),
  working_since: integer().notNull(),
  email: text().notNull().default(''),
  /** A drawing, unless the media library has a portrait. */
  photo: text().$type<PortraitName>(),
  portrait_id: integer(),
});
export type TrainerRow = typeof academyTrainers.$inferSelect;

export const academyTrainings = pgTable('academy_trainings', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  slug: text().notNull(),
  /** Out of lists and choices; its page stays for events and links. */
  is_hidden: boolean().notNull().default(false),
  revision: integer().notNull().default(1),
  type: text().$type<EventType>().notNull(),
  category: text().$type<TrainingCategory>().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  programme: jsonb().$type<{ module: string; hours: number }[]>().notNull(),
  audience: text().notNull(),
  level: text().$type<TrainingLevel>().notNull(),
  duration_hours: doublePrecision().notNull(),
  result: text().notNull(),
  price: integer().notNull(),
  partner_price: integer(),
  requirements: text().notNull(),
  required_training_id: integer(),
  trainer_ids: integer().array().notNull().default([]),
  materials: text().array().notNull().default([]),
  course_id: text(),
  validity_months: integer(),
  scene: text().$type<SceneName>().notNull(),
});
export type TrainingRow = typeof academyTrainings.$inferSelect;

export const events = pgTable('events', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  slug: text().notNull(),
  training_id: integer(),
  title: text().notNull(),
  lead: text().notNull(),
  type: text().$type<EventType>().notNull(),
  category: text().$type<TrainingCategory>().notNull(),
  starts_at: instant('starts_at').notNull(),
  ends_at: instant('ends_at').notNull(),
  registration_closes_at: instant('registration_closes_at').notNull(),
  timezone: text().notNull(),
  city: text(),
  location_id: integer(),
  stream_url: text().notNull().default(''),
  trainer_ids: integer().array().notNull(),
  seats_total: integer().notNull(),
  seats_taken: integer().notNull(),
  company_limit: integer().notNull().default(5),
  price: integer().notNull(),
  partner_price: integer(),
  programme: jsonb().$type<{ title: string; hours: string }[]>().notNull(),
  is_cancelled: boolean().notNull().default(false),
  moved_from: instant('moved_from'),
  moved_at: instant('moved_at'),
  sequence: integer().notNull().default(0),
});
export type EventRow = typeof events.$inferSelect;

export const eventRegistrations = pgTable('event_registrations', {
  id: uuid().defaultRandom().notNull(),
  event_id: integer().notNull(),
  user_id: uuid().notNull(),
  company_id: integer(),
  state: text().$type<EventRegistration['state']>().notNull(),
  queue: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  created_at: instant('created_at').notNull(),
  offered_until: instant('offered_until'),
  pay_until: instant('pay_until'),
  cancelled_at: instant('cancelled_at'),
  reason: text().notNull().default(''),
  agreed_version: text().notNull(),
  agreed_hash: text().notNull(),
  seat_price: integer().notNull(),
});
export type RegistrationRow = typeof eventRegistrations.$inferSelect;

export const eventInvoices = pgTable('event_invoices', {
  registration_id: uuid().notNull(),
  number: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  due_date: date({ mode: 'string' }).notNull(),
  seller: jsonb().$type<Seller>().notNull(),
  buyer: jsonb().$type<OrderCompany>().notNull(),
  basis: text().notNull(),
  name: text().notNull(),
  seats: integer().notNull(),
  seat_price: integer().notNull(),
  vat_rate: integer().notNull(),
});
export type EventInvoiceRow = typeof eventInvoices.$inferSelect;

export const eventParticipants = pgTable('event_participants', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  registration_id: uuid().notNull(),
  event_id: integer().notNull(),
  is_live: boolean().notNull().default(true),
  surname: text().notNull(),
  name: text().notNull(),
  patronymic: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  position: text().notNull(),
  attended: boolean(),
  attended_at: instant('attended_at'),
  feedback_code: uuid().defaultRandom().notNull(),
  certified_at: instant('certified_at'),
  left_at: instant('left_at'),
  left_reason: text().notNull().default(''),
  agreed_version: text(),
  agreed_hash: text(),
});
export type ParticipantRow = typeof eventParticipants.$inferSelect;

export const academyCertificateNumbers = pgTable('academy_certificate_numbers', {
  year: integer().notNull(),
  last: integer().notNull(),
});

export const academyCertificates = pgTable('academy_certificates', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  number: text().notNull(),
  check_code: text().notNull(),
  participant_id: bigint({ mode: 'number' }),
  user_id: uuid(),
  phone: text().notNull(),
  email: text().notNull(),
  surname: text().notNull(),
  name: text().notNull(),
  patronymic: text().notNull(),
  company: text().notNull(),
  training_title: text().notNull(),
  level: text().notNull(),
  trainer: text().notNull(),
  issued_on: date({ mode: 'string' }).notNull(),
  valid_until: date({ mode: 'string' }).notNull(),
  revoked_at: instant('revoked_at'),
  reason: text().notNull().default(''),
  replaced_at: instant('replaced_at'),
  replaces: integer(),
});
export type AcademyCertificateRow = typeof academyCertificates.$inferSelect;

export const eventTrainerLinks = pgTable('event_trainer_links', {
  hash: text().notNull(),
  event_id: integer().notNull(),
  created_at: instant('created_at').notNull(),
  revoked_at: instant('revoked_at'),
});

export const eventFeedback = pgTable('event_feedback', {
  participant_id: bigint({ mode: 'number' }).notNull(),
  rating: integer().notNull(),
  liked: text().notNull(),
  missed: text().notNull(),
  at: instant('at').notNull(),
});

export const eventMaterials = pgTable('event_materials', {
  id: uuid().notNull(),
  event_id: integer().notNull(),
  name: text().notNull(),
  size_bytes: integer().notNull(),
  extension: text().$type<FileExtension>().notNull(),
  created_at: instant('created_at').notNull(),
});
export type EventMaterialRow = typeof eventMaterials.$inferSelect;

export type MessageKind =
  | 'confirmed'
  | 'payment'
  | 'waitlist'
  | 'offered'
  | 'lapsed'
  | 'unpaid'
  | 'cancelled'
  | 'event_cancelled'
  | 'event_moved'
  | 'participant_left'
  | 'participant_replaced'
  | 'reminder_week'
  | 'reminder_day'
  | 'feedback';

export type TrainerMessageKind = 'trainer_link';
export type CertificateMessageKind = 'certificate_issued' | 'certificate_replaced' | 'certificate_revoked';

export const eventMessages = pgTable('event_messages', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  /** The subject of the message: exactly one of the three ids is set. */
  registration_id: uuid(),
  certificate_id: integer(),
  event_id: integer(),
  /** The participant of the registration who left, for messages about that. */
  participant_id: bigint({ mode: 'number' }),
  kind: text().$type<MessageKind | CertificateMessageKind | TrainerMessageKind>().notNull(),
  recipient: text().notNull(),
  due_at: instant('due_at').notNull(),
  taken_at: instant('taken_at'),
});

export const courseEnrolments = pgTable('course_enrolments', {
  id: uuid().defaultRandom().notNull(),
  user_id: uuid().notNull(),
  training_id: integer().notNull(),
  email: text().notNull(),
  agreed_version: text().notNull(),
  agreed_hash: text().notNull(),
  created_at: instant('created_at').notNull(),
  claimed_until: instant('claimed_until'),
  opened_at: instant('opened_at'),
  learner_id: text(),
  status: text().$type<CourseStatus>().notNull().default('not_started'),
  progress: integer().notNull().default(0),
  read_at: instant('read_at'),
  certified_at: instant('certified_at'),
});
export type EnrolmentRow = typeof courseEnrolments.$inferSelect;
