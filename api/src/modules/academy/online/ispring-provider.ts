import type { CourseProvider, CourseResult, Learner } from './course-provider.ts';
import { IspringClient, type IspringSettings } from './ispring-client.ts';
import { Enrolments, Results, statusOf, UserId, Users } from './ispring-wire.ts';

type Settings = IspringSettings & {
  /** The department to which new learners are added. */
  departmentId: string;
};

/** An array in PHP's notation, as in the system's own examples. */
const list = (name: string, values: readonly string[]) => values.map((value): [string, string] => [`${name}[]`, value]);

/** iSpring Learn: https://ispringhelpdocs.com/ispring-learn/rest-api-10684924.html */
export class IspringProvider implements CourseProvider {
  private readonly client: IspringClient;

  constructor(private readonly settings: Settings) {
    this.client = new IspringClient(settings);
  }

  async learner({ email, surname, name }: Learner): Promise<string> {
    const query = new URLSearchParams(list('emails', [email]));
    const users = await this.client.get(`/user?${query}`, Users);
    const found = users.find(({ fields }) => fields.email.toLowerCase() === email.toLowerCase());
    if (found) return found.userId;
    return this.client.create(
      '/user',
      {
        departmentId: this.settings.departmentId,
        fields: { login: email, email, last_name: surname, first_name: name },
        role: 'learner',
        // The course system sends the login instructions.
        sendLoginEmail: true,
      },
      UserId,
    );
  }

  async enrol(learnerId: string, courseId: string): Promise<void> {
    const query = new URLSearchParams([...list('learnerIds', [learnerId]), ...list('courseIds', [courseId])]);
    const { enrollments } = await this.client.get(`/enrollment?${query}`, Enrolments);
    if (enrollments.some((one) => one.learnerId === learnerId && one.courseId === courseId)) return;
    await this.client.post('/enrollment', {
      courseIds: [courseId],
      learnerIds: [learnerId],
      dueDateType: 'unlimited',
    });
  }

  async results(learnerIds: readonly string[], courseId: string): Promise<CourseResult[]> {
    const all: CourseResult[] = [];
    let page: string | undefined;
    do {
      const query = new URLSearchParams([...list('userIds', learnerIds), ...list('courseIds', [courseId])]);
      if (page) query.set('pageToken', page);
      const { results, nextPageToken } = await this.client.get(`/learners/results?${query}`, Results);
      for (const one of results) {
        if (one.courseId !== courseId || !learnerIds.includes(one.userId)) continue;
        const progress = Math.min(100, Math.max(0, Math.round(one.progress ?? 0)));
        all.push({ learnerId: one.userId, courseId, status: statusOf[one.completionStatus], progress });
      }
      page = nextPageToken || undefined;
    } while (page);
    return all;
  }
}
