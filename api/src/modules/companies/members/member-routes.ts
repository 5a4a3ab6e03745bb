import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import { employeesPage, type EmployeesPageDeps } from './employees-page.ts';
import { findInvitation, type InvitationDeps, inviteMember } from './invitations.ts';
import { joinCompany, type JoinDeps } from './join-company.ts';

type Options = EmployeesPageDeps & InvitationDeps & JoinDeps;

/** Limits text messages to unknown numbers and the guessing of tax numbers. */
const perHour = { rateLimit: { max: 30, timeWindow: 60 * 60_000 } };

const ok = 'ok' as const;

export const memberRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  const { members } = deps;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/api/account/profile/employees/', { schema: { response: { 200: PageResponse } } }, ({ visitor }) =>
    employeesPage(deps, visitor),
  );
  app.route({
    ...endpoint('POST /account/profile/employees/join/'),
    config: perHour,
    handler: async ({ visitor, body }) => ({ status: ok, decided_by: await joinCompany(deps, visitor, body) }),
  });
  app.route({
    ...endpoint('GET /account/user/invitation/{id}/'),
    handler: ({ params }) => findInvitation(deps, params.id),
  });
  app.route({
    ...endpoint('POST /account/profile/employees/accept/'),
    handler: async ({ visitor, body }) => ({ status: ok, members: await members.accept(visitor, body.id) }),
  });
  app.route({
    ...endpoint('POST /account/profile/employees/deny/'),
    handler: async ({ visitor, body }) => ({ status: ok, members: await members.deny(visitor, body.id, body.reason) }),
  });
  app.route({
    ...endpoint('POST /account/profile/employees/'),
    config: perHour,
    handler: async ({ visitor, body }) => ({ status: ok, members: await inviteMember(deps, visitor, body) }),
  });
  app.route({
    ...endpoint('POST /account/profile/employees/{id}/invite/'),
    config: perHour,
    handler: async ({ visitor, params }) => ({ status: ok, members: await members.inviteAgain(visitor, params.id) }),
  });
  app.route({
    ...endpoint('PUT /account/profile/employees/'),
    handler: async ({ visitor, body: { id, ...card } }) => ({
      status: ok,
      members: await members.edit(visitor, id, card),
    }),
  });
  app.route({
    ...endpoint('DELETE /account/profile/employees/{id}/'),
    handler: async ({ visitor, params }) => ({ status: ok, members: await members.remove(visitor, params.id) }),
  });
};
