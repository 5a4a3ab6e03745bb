import { z } from 'zod';
import { digits } from './fields.ts';
import { ColleagueCourse, CourseEnrolment } from './academy-online.ts';
import { CalendarEvent, EventRegistration } from './academy.ts';
import { AcademyCertificate } from './academy-certificates.ts';

/** Cancelled registrations have a separate list, past and future ones alike. */
const registrationLists = ['upcoming', 'past', 'cancelled'] as const;
export type RegistrationList = (typeof registrationLists)[number];

/** Unreadable values fall back to the defaults. */
export const AcademyAccountQuery = z.object({
  show: z.enum(registrationLists).catch('upcoming'),
  page: digits(z.number().int().min(1).max(10_000)).catch(1),
});
export type AcademyAccountQuery = z.infer<typeof AcademyAccountQuery>;

export const RegisteredEvent = z.object({
  event: CalendarEvent,
  location: z.object({ title: z.string(), address: z.string() }).nullable(),
  registration: EventRegistration,
  /** The colleague who made the registration; null: the visitor. */
  registered_by: z.string().nullable(),
});
export type RegisteredEvent = z.infer<typeof RegisteredEvent>;

/** `GET /api/account/academy/`: 401 for a guest. */
export const AcademyAccountPageData = z.object({
  kind: z.literal('account-academy'),
  query: AcademyAccountQuery,
  /** Set when the visitor sees all registrations of this company. */
  company: z.string().nullable(),
  items: z.array(RegisteredEvent),
  courses: z.array(CourseEnrolment),
  /** Courses of the company's other employees, for the visitor who manages them. */
  colleagues_courses: z.array(ColleagueCourse),
  total: z.int(),
  pages: z.int(),
  /** The visitor's own, even when `company` is set. */
  certificates: z.array(AcademyCertificate),
});
export type AcademyAccountPageData = z.infer<typeof AcademyAccountPageData>;
