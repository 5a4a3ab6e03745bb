import { z } from 'zod';

const instant = z.iso.datetime();
const params = z.object({ token: z.string().max(100) });

const AttendingPerson = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  /** Null: not marked yet. */
  attended: z.boolean().nullable(),
  /** A certificate was issued, which proves attendance. */
  is_certified: z.boolean(),
});
export type AttendingPerson = z.infer<typeof AttendingPerson>;

const AttendanceMark = z.object({
  id: z.int(),
  attended: z.boolean(),
  /** Milliseconds since the trainer marked it, by the phone's clock: the phone may have been offline since. */
  ago: z.int().min(0).max(1_000_000_000).optional(),
});
export type AttendanceMark = z.infer<typeof AttendanceMark>;

export const AttendancePageData = z.object({
  kind: z.literal('academy-attendance'),
  token: z.string(),
  event: z.object({
    slug: z.string(),
    title: z.string(),
    starts_at: instant,
    ends_at: instant,
    timezone: z.string(),
    city: z.string().nullable(),
  }),
  opens_at: instant,
  closes_at: instant,
  is_open: z.boolean(),
  participants: z.array(AttendingPerson),
});
export type AttendancePageData = z.infer<typeof AttendancePageData>;

export const attendanceEndpoints = {
  'PUT /academy/attendance/{token}/': {
    summary: 'Saves the attendance marks that changed; authorised by the trainer’s link',
    params,
    body: z.object({ marks: z.array(AttendanceMark).max(1000) }),
    answer: z.object({ status: z.literal('ok'), participants: z.array(AttendingPerson) }),
  },
} as const;

/** Names of the fields as shown to visitors. */
export const attendanceFieldNames = {
  attended: 'Присутствие',
};
