import { AcademyAccountQuery } from '@site/contracts/academy-account';
import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAcademyPage, type AccountAcademyDeps } from './account-academy-page.ts';

export const accountAcademyRoutes: FastifyPluginAsyncZod<AccountAcademyDeps> = async (app, deps) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get(
    `/api${paths.accountAcademy()}`,
    { schema: { querystring: AcademyAccountQuery, response: { 200: PageResponse } } },
    ({ visitor, query }) => accountAcademyPage(deps, visitor, query),
  );
};
