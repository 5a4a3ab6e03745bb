import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountPages } from './account-pages.ts';

export const accountRoutes: FastifyPluginAsyncZod<{ accountPages: AccountPages }> = async (app, { accountPages }) => {
  const schema = { response: { 200: PageResponse } };
  app.get('/api/account/main/', { schema }, async (request) => accountPages.main(request.visitor));
};
