import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import { loggedIn } from '../session/logged-in.ts';
import type { ManageKeys } from './manage-keys.ts';
import type { SecondFactor } from './second-factor.ts';
import type { Actor, StaffService } from './staff-service.ts';
import type { StaffViews } from './staff-views.ts';

type Options = { staff: StaffService; keys: ManageKeys; secondFactor: SecondFactor; views: StaffViews };

/** Codes per user, whatever the sessions and addresses. A code has a million values. */
const CODES = { max: 5, timeWindow: 15 * 60_000 };

const selfOf = ({ headers, visitor }: FastifyRequest): string | null =>
  headers.authorization ? null : (visitor.user?.id ?? null);
const actorOf = (request: FastifyRequest): Actor => ({ author: request.author, userId: selfOf(request) });

/** The visitor of a session. A key stands for no person. */
function personOf({ headers, visitor }: FastifyRequest) {
  if (headers.authorization) throw problems.staffArea();
  return visitor;
}

/** The session that the second factor opens. */
const ownSession = (request: FastifyRequest) => loggedIn({ visitor: personOf(request) });

export const staffRoutes: FastifyPluginAsyncZod<Options> = async (app, { staff, keys, secondFactor, views }) => {
  const limitCodes = app.limiter('second-factor', CODES, ['user']);

  app.route({ ...endpoint('GET /manage/staff/'), handler: (request) => staff.list(selfOf(request)) });
  app.route({
    ...endpoint('POST /manage/staff/'),
    handler: (request) => staff.add(request.body, actorOf(request)),
  });
  app.route({
    ...endpoint('PUT /manage/staff/{phone}/'),
    handler: (request) => staff.change(request.params.phone, request.body.roles, actorOf(request)),
  });
  app.route({
    ...endpoint('POST /manage/staff/{phone}/remove/'),
    handler: (request) => staff.remove(request.params.phone, actorOf(request)),
  });
  app.route({
    ...endpoint('POST /manage/staff/{phone}/reset-second-factor/'),
    handler: (request) => staff.resetSecondFactor(request.params.phone, actorOf(request)),
  });

  app.route({ ...endpoint('GET /manage/keys/'), handler: () => keys.list() });
  app.route({ ...endpoint('POST /manage/keys/'), handler: ({ body, author }) => keys.add(body, author) });
  app.route({
    ...endpoint('POST /manage/keys/{id}/revoke/'),
    handler: ({ params, author }) => keys.revoke(params.id, author),
  });

  app.route({
    ...endpoint('POST /manage/views/'),
    handler: (request) => views.add(personOf(request), request.body),
  });
  app.route({
    ...endpoint('POST /manage/views/{id}/remove/'),
    handler: (request) => views.remove(personOf(request), request.params.id),
  });

  app.route({
    ...endpoint('POST /manage/second-factor/'),
    handler: (request) => secondFactor.begin(ownSession(request).user),
  });
  app.route({
    ...endpoint('POST /manage/second-factor/confirm/'),
    preHandler: limitCodes,
    handler: async (request, reply) => {
      const { session, ...confirmed } = await secondFactor.confirm(ownSession(request), request.body.code);
      reply.sendSession(session);
      return confirmed;
    },
  });
  app.route({
    ...endpoint('POST /manage/second-factor/check/'),
    preHandler: limitCodes,
    handler: async (request, reply) => {
      const { session, ...checked } = await secondFactor.check(ownSession(request), request.body.code);
      reply.sendSession(session);
      return { status: 'ok' as const, ...checked };
    },
  });
};
