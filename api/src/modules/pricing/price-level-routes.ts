import { OkAnswer } from '@site/contracts/auth';
import { PriceLevelRequest } from '@site/contracts/catalog';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../errors.ts';
import type { SessionService } from '../session/session-service.ts';

const notAllowed = () => new ProblemError(403, 'no_access', 'Цены партнёров видят только сотрудники производителя');

export const priceLevelRoutes: FastifyPluginAsyncZod<{ sessions: SessionService }> = async (app, { sessions }) => {
  app.post(
    '/api/account/price-level/',
    { schema: { body: PriceLevelRequest, response: { 200: OkAnswer } } },
    async (request) => {
      const { user, sessionId } = request.visitor;
      if (!user?.came_user || !sessionId) throw notAllowed();
      await sessions.showPricesOf(sessionId, request.body.level);
      return { status: 'ok' as const };
    },
  );
};
