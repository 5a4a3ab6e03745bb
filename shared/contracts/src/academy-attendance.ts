import { z } from 'zod';

const instant = z.iso.datetime();
const params = z.object({ token: z.string().max(100) });

const AttendingPerson = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  /** Null: nobody has said. */
  attended: z.boolean().nullable(),
  /** His certificate says that he was there. */
  is_certified: z.boolean(),
});
export type AttendingPerson = z.infer<typeof AttendingPerson>;

const AttendanceMark = z.object({
  id: z.int(),
  attended: z.boolean(),
  /** Milliseconds since it was decided, by the phone's own clock: it may have been away since then. */
  ago: z.int().min(0).max(1_000_000_000).optional(),
});
export type AttendanceMark = z.infer<typeof AttendanceMark>;

export const AttendancePageData = z.object({
  kind: z.literal('academy-attendance'),
  /** Of the address. */
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
    summary: 'Who is there, as the trainer says by his link: as many or few as have changed',
    params,
    body: z.object({ marks: z.array(AttendanceMark).max(1000) }),
    answer: z.object({ status: z.literal('ok'), participants: z.array(AttendingPerson) }),
  },
} as const;
