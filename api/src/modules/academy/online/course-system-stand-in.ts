import { randomUUID } from 'node:crypto';

type Place = { learnerId: string; courseId: string; completionStatus: string; progress: number };

const json = (status: number, body: unknown) => Response.json(body, { status });
const errorResponse = (status: number, message: string) => json(status, { code: status, message });

/** An in-memory course system with iSpring Learn's protocol, for development and tests. */
export class CourseSystemStandIn {
  private readonly token = randomUUID();
  private readonly learners = new Map<string, string>();
  private readonly enrolled: Place[] = [];

  constructor(private readonly keys = { clientId: 'development', clientSecret: 'development' }) {}

  async handle(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    if (call === 'POST /api/v3/token') return this.issueToken(request);
    if (request.headers.get('authorization') !== `Bearer ${this.token}`) return errorResponse(401, 'Unauthorized');
    switch (call) {
      case 'POST /user':
        return this.addUser(request);
      case 'POST /enrollment':
        return this.enrol(request);
      case 'GET /user':
        return json(200, this.users(searchParams.getAll('emails[]')));
      case 'GET /enrollment':
        return json(200, { enrollments: this.chosen(searchParams, 'learnerIds') });
      case 'GET /learners/results': {
        const results = this.chosen(searchParams, 'userIds');
        return json(200, { results: results.map(({ learnerId, ...place }) => ({ userId: learnerId, ...place })) });
      }
      default:
        return errorResponse(404, 'Not Found');
    }
  }

  places() {
    return this.enrolled.map((place) => ({ ...place, email: this.learners.get(place.learnerId) ?? '' }));
  }

  /** Simulates a learner's progress. */
  set(learnerId: string, courseId: string, completionStatus: string, progress: number) {
    const place = this.enrolled.find((one) => one.learnerId === learnerId && one.courseId === courseId);
    if (place) Object.assign(place, { completionStatus, progress });
  }

  private async issueToken(request: Request) {
    const asked = new URLSearchParams(await request.text());
    const { clientId, clientSecret } = this.keys;
    return asked.get('client_id') === clientId && asked.get('client_secret') === clientSecret
      ? json(200, { access_token: this.token, expires_in: 1800, token_type: 'bearer' })
      : errorResponse(401, 'Unauthorized');
  }

  private async addUser(request: Request) {
    const { fields } = (await request.json()) as { fields: { email: string } };
    if ([...this.learners.values()].includes(fields.email)) return errorResponse(400, 'The login is taken');
    const id = randomUUID();
    this.learners.set(id, fields.email);
    return json(201, id);
  }

  private async enrol(request: Request) {
    const { courseIds, learnerIds } = (await request.json()) as Record<'courseIds' | 'learnerIds', string[]>;
    if (learnerIds.some((id) => !this.learners.has(id))) return errorResponse(400, 'No such learner');
    for (const learnerId of learnerIds)
      for (const courseId of courseIds)
        this.enrolled.push({ learnerId, courseId, completionStatus: 'not_started', progress: 0 });
    return new Response(null, { status: 201 });
  }

  private users(emails: string[]) {
    return [...this.learners]
      .filter(([, email]) => emails.includes(email))
      .map(([userId, email]) => ({ userId, fields: { email } }));
  }

  private chosen(query: URLSearchParams, learnersAs: string) {
    return this.enrolled.filter(
      ({ learnerId, courseId }) =>
        query.getAll(`${learnersAs}[]`).includes(learnerId) && query.getAll('courseIds[]').includes(courseId),
    );
  }
}
