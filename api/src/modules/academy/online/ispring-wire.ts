import type { CourseStatus } from '@site/contracts/academy-lists';
import { z } from 'zod';

/** The parts of iSpring Learn's responses that are read: https://api-learn.ispringlearn.com/docs/rest-api */
export const Token = z.object({ access_token: z.string(), expires_in: z.number() });

export const Users = z.array(z.object({ userId: z.string(), fields: z.object({ email: z.string() }) }));

export const UserId = z.string().min(1);

export const Enrolments = z.object({ enrollments: z.array(z.object({ courseId: z.string(), learnerId: z.string() })) });

const completionStatuses = [
  'not_started',
  'in_progress',
  'pending',
  'complete',
  'passed',
  'accepted',
  'incomplete',
  'failed',
  'declined',
] as const;

export const Results = z.object({
  results: z.array(
    z.object({
      userId: z.string(),
      courseId: z.string(),
      completionStatus: z.enum(completionStatuses),
      progress: z.number().optional(),
    }),
  ),
  nextPageToken: z.string().optional(),
});

/** Work that awaits review counts as in progress. */
export const statusOf: Record<(typeof completionStatuses)[number], CourseStatus> = {
  not_started: 'not_started',
  in_progress: 'in_progress',
  pending: 'in_progress',
  incomplete: 'in_progress',
  complete: 'passed',
  passed: 'passed',
  accepted: 'passed',
  failed: 'failed',
  declined: 'failed',
};
