import { GateKitQuery } from '@site/contracts/gate-kit';
import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { GateKitPage } from './gate-kit-page.ts';

export const gateKitRoutes: FastifyPluginAsyncZod<{ page: GateKitPage }> = async (app, { page }) => {
  app.get(
    `/api${paths.gateKit()}`,
    { schema: { querystring: GateKitQuery, response: { 200: PageResponse } } },
    (request) => page.page(request.query, request.visitor),
  );
};
