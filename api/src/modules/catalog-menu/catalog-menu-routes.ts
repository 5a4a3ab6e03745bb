import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { type CatalogMenuDeps, catalogMenu } from './catalog-menu-service.ts';

export const catalogMenuRoutes: FastifyPluginAsyncZod<CatalogMenuDeps> = async (app, deps) => {
  app.route({ ...endpoint('GET /fetch/catalog-menu/'), handler: ({ visitor }) => catalogMenu(deps, visitor) });
};
