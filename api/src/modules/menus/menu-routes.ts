import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/database.ts';
import { endpoint } from '../../endpoint.ts';
import { linkMistake } from '../../http/site-addresses.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { MenuService } from './menu-service.ts';

type Options = { db: Db; site: SiteService; decisions: DecisionService; publicKey: string; now: () => Date };

/** Menus of the site, for the back office. */
export const menuRoutes: FastifyPluginAsyncZod<Options> = async (app, { publicKey, ...needs }) => {
  const pages = { app, publicKey, db: needs.db, now: needs.now };
  const menus = new MenuService({ ...needs, linkMistake: (address) => linkMistake(pages, address) });

  app.route({ ...endpoint('GET /manage/menus/'), handler: async () => ({ items: await menus.list() }) });
  app.route({ ...endpoint('GET /manage/menus/{code}/'), handler: ({ params: { code } }) => menus.show(code) });
  app.route({ ...endpoint('PUT /manage/menus/'), handler: ({ body, author }) => menus.save(body, author) });
};
