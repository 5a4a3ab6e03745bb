import { z } from 'zod';
import { courseStatuses } from './academy-lists.ts';
import { FILL_IN } from './fields.ts';

/** A person's enrolment in an online course, which runs in an external course system. */
export const CourseEnrolment = z.object({
  id: z.uuid(),
  training: z.object({ url: z.string(), title: z.string() }),
  /** False: the course system has not confirmed the enrolment yet. */
  is_open: z.boolean(),
  status: z.enum(courseStatuses),
  /** «Пройдено 40 %» */
  label: z.string(),
  progress: z.int().min(0).max(100),
  /** The visitor's certificates include the one of this course. */
  is_certified: z.boolean(),
  /** The course in the external system; null until `is_open`. */
  course_url: z.string().nullable(),
  read_at: z.iso.datetime().nullable(),
});
export type CourseEnrolment = z.infer<typeof CourseEnrolment>;

/** A colleague's progress, for the visitor who registers employees. */
export const ColleagueCourse = CourseEnrolment.pick({
  id: true,
  training: true,
  is_open: true,
  status: true,
  label: true,
}).extend({ person: z.string() });
export type ColleagueCourse = z.infer<typeof ColleagueCourse>;

export const Learning = z.object({
  /** False: no course system is configured; the coordinator helps instead. */
  available: z.boolean(),
  /** The visitor's address; empty when the profile has none. */
  email: z.string(),
  email_confirmed: z.boolean(),
  enrolment: CourseEnrolment.nullable(),
});
export type Learning = z.infer<typeof Learning>;

const EnrolmentRequest = z.object({ consent: z.literal(true, FILL_IN) });
const EnrolmentResponse = z.object({ status: z.literal('ok'), enrolment: CourseEnrolment });

export const onlineCourseEndpoints = {
  'POST /academy/online/{slug}/enrolment/': {
    summary: 'Enrols the visitor in an online course',
    params: z.object({ slug: z.string().max(200) }),
    body: EnrolmentRequest,
    answer: EnrolmentResponse,
  },
  'POST /academy/enrolments/{id}/progress/': {
    summary: 'Reads the visitor’s progress from the course system',
    params: z.object({ id: z.string().max(100) }),
    answer: EnrolmentResponse,
  },
} as const;
