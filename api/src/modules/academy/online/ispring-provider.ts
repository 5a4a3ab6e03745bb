import type { CourseProvider, CourseResult } from './course-provider.ts';
import { createIspringClient, type IspringSettings } from './ispring-client.ts';
import { Enrolments, Results, statusOf, UserId, Users } from './ispring-wire.ts';

type Settings = IspringSettings & {
  /** The department to which new learners are added. */
  departmentId: string;
};

/** An array in PHP's notation, as in the system's own examples. */
const list = (name: string, values: readonly string[]) => values.map((value): [string, string] => [`${name}[]`, value]);

/** iSpring Learn: https://ispringhelpdocs.com/ispring-learn/rest-api-10684924.html */
export function createIspringProvider({ departmentId, ...settings }: Settings): CourseProvider {
  const client = createIspringClient(settings);

  return {
    async learner({ email, surname, name }) {
      const query = new URLSearchParams(list('emails', [email]));
      const users = await client.get(`/user?${query}`, Users);
      const found = users.find(({ fields }) => fields.email.toLowerCase() === email.toLowerCase());
      if (found) return found.userId;
      return client.create(
        '/user',
        {
          departmentId,
          fields: { login: email, email, last_name: surname, first_name: name },
          role: 'learner',
          // The course system sends the login instructions.
          sendLoginEmail: true,
        },
        UserId,
      );
    },

    async enrol(learnerId, courseId) {
      const query = new URLSearchParams([...list('learnerIds', [learnerId]), ...list('courseIds', [courseId])]);
      const { enrollments } = await client.get(`/enrollment?${query}`, Enrolments);
      if (enrollments.some((one) => one.learnerId === learnerId && one.courseId === courseId)) return;
      await client.post('/enrollment', {
        courseIds: [courseId],
        learnerIds: [learnerId],
        dueDateType: 'unlimited',
      });
    },

    async results(learnerIds, courseId) {
      const all: CourseResult[] = [];
      let page: string | undefined;
      do {
        const query = new URLSearchParams([...list('userIds', learnerIds), ...list('courseIds', [courseId])]);
        if (page) query.set('pageToken', page);
        const { results, nextPageToken } = await client.get(`/learners/results?${query}`, Results);
        for (const one of results) {
          if (one.courseId !== courseId || !learnerIds.includes(one.userId)) continue;
          const progress = Math.min(100, Math.max(0, Math.round(one.progress ?? 0)));
          all.push({ learnerId: one.userId, courseId, status: statusOf[one.completionStatus], progress });
        }
        page = nextPageToken || undefined;
      } while (page);
      return all;
    },
  };
}
