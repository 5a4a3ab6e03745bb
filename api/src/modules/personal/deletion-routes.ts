import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { codeRequesterOf } from '../auth/code-requester.ts';
import { type CodeLimits, limitCodes } from '../auth/code-guard.ts';
import { loggedIn, requireUser } from '../session/logged-in.ts';
import type { DeletionService } from './deletion-service.ts';

type Options = { deletions: DeletionService; codeLimits: CodeLimits };

export const deletionRoutes: FastifyPluginAsyncZod<Options> = async (app, { deletions, codeLimits }) => {
  const allowCode = limitCodes(app, codeLimits);

  app.route({
    ...endpoint('POST /account/personal/deletion-code/'),
    handler: async (request) => {
      const { user, sessionId } = loggedIn(request);
      await allowCode(request);
      return deletions.ask(user, codeRequesterOf(request, sessionId));
    },
  });

  app.route({
    ...endpoint('POST /account/personal/deletion/'),
    config: { rateLimit: { max: 30, timeWindow: 60_000 } },
    handler: async (request) => {
      const at = await deletions.begin(loggedIn(request), request.body.code);
      return { status: 'ok' as const, deletion_at: at.toISOString() };
    },
  });

  app.route({
    ...endpoint('DELETE /account/personal/deletion/'),
    handler: async (request) => {
      await deletions.cancel(requireUser(request.visitor));
      return { status: 'ok' as const };
    },
  });
};
