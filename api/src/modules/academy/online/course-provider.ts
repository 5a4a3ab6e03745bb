import type { CourseStatus } from '@site/contracts/academy-lists';

export type Learner = { email: string; surname: string; name: string };

export type CourseResult = { learnerId: string; courseId: string; status: CourseStatus; progress: number };

/** The external system that hosts the online courses. All calls are idempotent. */
export type CourseProvider = {
  /** Returns the id of the account with this email address, creating it if needed. */
  learner: (person: Learner) => Promise<string>;
  enrol: (learnerId: string, courseId: string) => Promise<void>;
  /** Includes learners who have not begun. */
  results: (learnerIds: readonly string[], courseId: string) => Promise<CourseResult[]>;
};
