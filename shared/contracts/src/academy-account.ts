import { z } from 'zod';
import { digits } from './fields.ts';
import { ColleagueCourse, CourseEnrolment } from './academy-online.ts';
import { CalendarEvent, EventRegistration } from './academy.ts';
import { AcademyCertificate } from './academy-certificates.ts';

/** What has been cancelled by either side stands apart, whenever it was to be. */
const registrationLists = ['upcoming', 'past', 'cancelled'] as const;
export type RegistrationList = (typeof registrationLists)[number];

/** What cannot be read is as good as absent. */
export const AcademyAccountQuery = z.object({
  show: z.enum(registrationLists).catch('upcoming'),
  page: digits(z.number().int().min(1).max(10_000)).catch(1),
});
export type AcademyAccountQuery = z.infer<typeof AcademyAccountQuery>;

export const RegisteredEvent = z.object({
  event: CalendarEvent,
  location: z.object({ title: z.string(), address: z.string() }).nullable(),
  registration: EventRegistration,
  /** Who of the company has registered them; null: the visitor himself. */
  registered_by: z.string().nullable(),
});
export type RegisteredEvent = z.infer<typeof RegisteredEvent>;

/** `GET /api/account/academy/`: 401 for a guest. */
export const AcademyAccountPageData = z.object({
  kind: z.literal('account-academy'),
  query: AcademyAccountQuery,
  /** The company all of whose registrations the visitor sees. */
  company: z.string().nullable(),
  items: z.array(RegisteredEvent),
  /** Online courses that the visitor has begun. */
  courses: z.array(CourseEnrolment),
  /** Those of everybody else who works for the company that he answers for. */
  colleagues_courses: z.array(ColleagueCourse),
  total: z.int(),
  pages: z.int(),
  /** His own, whoever else’s registrations he sees. */
  certificates: z.array(AcademyCertificate),
});
export type AcademyAccountPageData = z.infer<typeof AcademyAccountPageData>;
