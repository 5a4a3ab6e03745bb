import { randomUUID } from 'node:crypto';

type Place = { learnerId: string; courseId: string; completionStatus: string; progress: number };

const json = (status: number, body: unknown) => Response.json(body, { status });
const errorResponse = (status: number, message: string) => json(status, { code: status, message });

/** An in-memory course system with iSpring Learn's protocol, for development and tests. */
export function createCourseSystemStandIn({ clientId = 'development', clientSecret = 'development' } = {}) {
  const token = randomUUID();
  const learners = new Map<string, string>();
  const places: Place[] = [];

  async function issueToken(request: Request) {
    const asked = new URLSearchParams(await request.text());
    const known = asked.get('client_id') === clientId && asked.get('client_secret') === clientSecret;
    return known
      ? json(200, { access_token: token, expires_in: 1800, token_type: 'bearer' })
      : errorResponse(401, 'Unauthorized');
  }

  async function addUser(request: Request) {
    const { fields } = (await request.json()) as { fields: { email: string } };
    if ([...learners.values()].includes(fields.email)) return errorResponse(400, 'The login is taken');
    const id = randomUUID();
    learners.set(id, fields.email);
    return json(201, id);
  }

  async function enrol(request: Request) {
    const { courseIds, learnerIds } = (await request.json()) as Record<'courseIds' | 'learnerIds', string[]>;
    if (learnerIds.some((id) => !learners.has(id))) return errorResponse(400, 'No such learner');
    for (const learnerId of learnerIds)
      for (const courseId of courseIds)
        places.push({ learnerId, courseId, completionStatus: 'not_started', progress: 0 });
    return new Response(null, { status: 201 });
  }

  const chosen = (query: URLSearchParams, learnersAs: string) =>
    places.filter(
      ({ learnerId, courseId }) =>
        query.getAll(`${learnersAs}[]`).includes(learnerId) && query.getAll('courseIds[]').includes(courseId),
    );

  const calls: Record<string, (request: Request, query: URLSearchParams) => Response | Promise<Response>> = {
    'POST /user': addUser,
    'POST /enrollment': enrol,
    'GET /user': (_request, query) =>
      json(
        200,
        [...learners]
          .filter(([, email]) => query.getAll('emails[]').includes(email))
          .map(([userId, email]) => ({ userId, fields: { email } })),
      ),
    'GET /enrollment': (_request, query) => json(200, { enrollments: chosen(query, 'learnerIds') }),
    'GET /learners/results': (_request, query) =>
      json(200, {
        results: chosen(query, 'userIds').map(({ learnerId, ...place }) => ({ userId: learnerId, ...place })),
      }),
  };

  return {
    async handle(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      if (request.method === 'POST' && pathname === '/api/v3/token') return issueToken(request);
      if (request.headers.get('authorization') !== `Bearer ${token}`) return errorResponse(401, 'Unauthorized');
      const call = calls[`${request.method} ${pathname}`];
      return call ? call(request, searchParams) : errorResponse(404, 'Not Found');
    },

    places: () => places.map((place) => ({ ...place, email: learners.get(place.learnerId) ?? '' })),

    /** Simulates a learner's progress. */
    set(learnerId: string, courseId: string, completionStatus: string, progress: number) {
      const place = places.find((one) => one.learnerId === learnerId && one.courseId === courseId);
      if (place) Object.assign(place, { completionStatus, progress });
    },
  };
}

export type CourseSystemStandIn = ReturnType<typeof createCourseSystemStandIn>;
