import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type AccountDeps, accountPage } from './account-pages.ts';

export const accountRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const schema = { response: { 200: PageResponse } };
  app.get('/api/account/main/', { schema }, ({ visitor }) => accountPage(deps, visitor));
};
