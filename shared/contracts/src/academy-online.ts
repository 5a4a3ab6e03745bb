import { z } from 'zod';
import { courseStatuses } from './academy-lists.ts';
import { FILL_IN } from './fields.ts';

/** A person's place in an online course, which is held in another system. */
export const CourseEnrolment = z.object({
  id: z.uuid(),
  training: z.object({ url: z.string(), title: z.string() }),
  /** False: the course system has not been told yet. */
  is_open: z.boolean(),
  status: z.enum(courseStatuses),
  /** «Пройдено 40 %» */
  label: z.string(),
  progress: z.int().min(0).max(100),
  /** Its certificate is among the visitor's own. */
  is_certified: z.boolean(),
  /** Where one learns; null before it is open. */
  course_url: z.string().nullable(),
  read_at: z.iso.datetime().nullable(),
});
export type CourseEnrolment = z.infer<typeof CourseEnrolment>;

/** How far somebody of the company has come, for who registers its people. */
export const ColleagueCourse = CourseEnrolment.pick({
  id: true,
  training: true,
  is_open: true,
  status: true,
  label: true,
}).extend({ person: z.string() });
export type ColleagueCourse = z.infer<typeof ColleagueCourse>;

export const Learning = z.object({
  /** False: there is no course system, and the coordinator helps. */
  available: z.boolean(),
  /** Of the visitor; empty: there is none in his profile. */
  email: z.string(),
  email_confirmed: z.boolean(),
  enrolment: CourseEnrolment.nullable(),
});
export type Learning = z.infer<typeof Learning>;

const EnrolmentRequest = z.object({ consent: z.literal(true, FILL_IN) });
const EnrolmentAnswer = z.object({ status: z.literal('ok'), enrolment: CourseEnrolment });

export const onlineCourseEndpoints = {
  'POST /academy/online/{slug}/enrolment/': {
    summary: 'Enrols the visitor in an online course',
    params: z.object({ slug: z.string().max(200) }),
    body: EnrolmentRequest,
    answer: EnrolmentAnswer,
  },
  'POST /academy/enrolments/{id}/progress/': {
    summary: 'Reads from the course system how far the visitor has come',
    params: z.object({ id: z.string().max(100) }),
    answer: EnrolmentAnswer,
  },
} as const;
