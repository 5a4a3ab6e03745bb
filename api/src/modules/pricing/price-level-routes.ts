import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { ProblemError } from '../../errors.ts';
import type { SessionService } from '../session/session-service.ts';
import { mayChooseLevel } from './pricing-service.ts';

const notAllowed = () => new ProblemError(403, 'no_access', 'Цены партнёров видят только сотрудники производителя');

export const priceLevelRoutes: FastifyPluginAsyncZod<{ sessions: SessionService }> = async (app, { sessions }) => {
  app.route({
    ...endpoint('POST /account/price-level/'),
    handler: async (request) => {
      const { sessionId } = request.visitor;
      if (!sessionId || !mayChooseLevel(request.visitor)) throw notAllowed();
      await sessions.setPriceLevel(sessionId, request.body.level);
      return { status: 'ok' as const };
    },
  });
};
