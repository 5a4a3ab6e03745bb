import { createHash } from 'node:crypto';
import { type Settings, SiteData } from '@site/contracts/site-data';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { menus, siteValues } from '../../db/schema.ts';
import { FRESH_FOR, memoFor } from '../../memo.ts';
import type { CategoryService } from '../catalog/category-service.ts';

export const createSiteRepository = (db: Db) => ({
  values: () => db.select().from(siteValues),
  menus: () => db.select().from(menus),
  setSetting: async (key: string, value: unknown) => {
    await db
      .update(siteValues)
      .set({ value })
      .where(and(eq(siteValues.section, 'settings'), eq(siteValues.key, key)));
  },
});

type SiteSettings = z.infer<typeof Settings>;

type Dependencies = {
  repository: ReturnType<typeof createSiteRepository>;
  categories: CategoryService;
  /** The company suggestions service, which browsers call. */
  lookup: SiteSettings['company_lookup'];
  /** Other services outside that are switched on by their number or key. */
  outside: Pick<SiteSettings, 'analytics_counter' | 'maps_key'>;
  host: string;
  now: () => Date;
};

export function createSiteService({ repository, categories, lookup, outside, host, now }: Dependencies) {
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
      // Deeper ones have their names in the menu; their pictures come with the catalogue's own pages.
      categories: tree.top,
      settings: { ...section('settings'), ...outside, company_lookup: lookup },
      texts: section('texts'),
      contacts: section('contacts'),
      urls: section('urls'),
      host,
    });
    const etag = `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)}"`;
    // Not for every page: what only the modules named here may know.
    const inside = { seller: section('seller'), checkout: section('checkout') };
    return { data, etag, inside };
  };
  const current = memoFor(FRESH_FOR, now, load);

  return {
    current,
    /** Followed by the next answer already: what a switch has turned off must not live on in memory. */
    async change(settings: Partial<SiteSettings>) {
      for (const [key, value] of Object.entries(settings)) await repository.setSetting(key, value);
      current.forget();
      return (await current()).data.settings;
    },
  };
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
