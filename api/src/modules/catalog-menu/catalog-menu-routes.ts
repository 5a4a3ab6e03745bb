import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { CatalogMenuService } from './catalog-menu-service.ts';

export const catalogMenuRoutes: FastifyPluginAsyncZod<{ menu: CatalogMenuService }> = async (app, { menu }) => {
  app.route({
    ...endpoint('GET /fetch/catalog-menu/'),
    handler: (request) => menu.menu(request.visitor),
  });
};
