import type { CourseStatus } from '@site/contracts/academy-lists';

export type Learner = { email: string; surname: string; name: string };

export type CourseResult = { learnerId: string; courseId: string; status: CourseStatus; progress: number };

/** The external system in which online courses are held. Each call may be repeated: it leaves things as they are. */
export type CourseProvider = {
  /** The account with this address, which is created where there is none. */
  learner: (person: Learner) => Promise<string>;
  enrol: (learnerId: string, courseId: string) => Promise<void>;
  /** Of those who have begun, and of those who have not. */
  results: (learnerIds: readonly string[], courseId: string) => Promise<CourseResult[]>;
};
