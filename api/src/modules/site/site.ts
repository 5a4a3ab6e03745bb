import { createHash } from 'node:crypto';
import { SiteData } from '@site/contracts/site-data';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { menus, siteValues } from '../../db/schema.ts';
import { memoFor } from '../../memo.ts';
import type { CategoryService } from '../catalog/category-service.ts';

export const createSiteRepository = (db: Db) => ({
  values: () => db.select().from(siteValues),
  menus: () => db.select().from(menus),
});

const FRESH_FOR = 5_000;

type Dependencies = {
  repository: ReturnType<typeof createSiteRepository>;
  categories: CategoryService;
  host: string;
  now: () => Date;
};

export function createSiteService({ repository, categories, host, now }: Dependencies) {
  const load = async () => {
    const [values, menuRows, tree] = await Promise.all([repository.values(), repository.menus(), categories.tree()]);
    const section = (name: (typeof values)[number]['section']) =>
      Object.fromEntries(values.filter((row) => row.section === name).map(({ key, value }) => [key, value]));
    const menu = (code: string) => menuRows.find((row) => row.code === code)?.items ?? [];
    // The tables hold free values; the contract says which of them the site cannot do without.
    const data = SiteData.parse({
      header_menu: menu('header'),
      footer_menu: menu('footer'),
      prefooter_menu: menu('prefooter'),
      catalog_menu: menu('catalog'),
      user_menu: menu('user'),
      lk_menu: menu('lk'),
      categories: tree.all,
      settings: section('settings'),
      texts: section('texts'),
      contacts: section('contacts'),
      urls: section('urls'),
      host,
    });
    const etag = `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)}"`;
    return { data, etag };
  };
  return { current: memoFor(FRESH_FOR, now, load) };
}

export type SiteService = ReturnType<typeof createSiteService>;

export const siteRoutes: FastifyPluginAsyncZod<{ site: SiteService }> = async (app, { site }) => {
  app.get(
    '/api/fetch/sitedata/',
    { schema: { response: { 200: SiteData, 304: z.undefined() } } },
    async (request, reply) => {
      const { data, etag } = await site.current();
      reply.header('cache-control', 'public, max-age=5').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send(undefined);
      return data;
    },
  );
};
