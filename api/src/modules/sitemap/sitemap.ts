import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problems } from '../../errors.ts';
import { FRESH_FOR, memoFor } from '../../memo.ts';
import { refuseInMaintenance } from '../../plugins/maintenance.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { element } from '../exports/xml.ts';
import type { SiteService } from '../site/site.ts';
import { robotsText } from './robots.ts';
import type { SitemapRepository, SitemapRow } from './sitemap-repository.ts';

/** Search engines take five times as many; a smaller file is read again sooner. */
const PRODUCTS_A_FILE = 10_000;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

type Entry = { path: string; changed?: string | undefined };
type Dependencies = { repository: SitemapRepository; categories: CategoryService; origin: string; now: () => Date };

export function createSitemapService({ repository, categories, origin, now }: Dependencies) {
  const entry = (name: string) => ({ path, changed }: Entry) =>
    `<${name}>${element('loc', origin + path)}${changed ? element('lastmod', changed) : ''}</${name}>\n`;
  const urls = (entries: Entry[]) => `${HEAD}<urlset xmlns="${SCHEMA}">\n${entries.map(entry('url')).join('')}</urlset>\n`;
  const listed = (rows: SitemapRow[], pathOf: (slug: string) => string) => rows.map(({ slug, changed }) => ({ path: pathOf(slug), changed }));
  const files = memoFor(FRESH_FOR, now, async () => Math.ceil((await repository.countProducts()) / PRODUCTS_A_FILE));

  return {
    robots: () => robotsText(origin),

    async index(): Promise<string> {
      const products = Array.from({ length: await files() }, (_, index) => `products-${index + 1}`);
      const maps = ['pages', 'catalog', ...products, 'news'].map((name) => ({ path: `/sitemap-${name}.xml` }));
      return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${maps.map(entry('sitemap')).join('')}</sitemapindex>\n`;
    },

    async pages(): Promise<string> {
      const [content, projects, partners, cities, events] = await Promise.all([
        repository.contentPages(),
        repository.projects(),
        repository.partners(),
        repository.cities(),
        repository.events(),
      ]);
      const all = [
        ...content,
        paths.news(),
        paths.academy(),
        ...projects.map(paths.project),
        ...partners.map(paths.partner),
        ...cities.map((city) => paths.whereToBuy(city)),
        ...events.map(paths.academyEvent),
      ];
      return urls([...new Set(all)].map((path) => ({ path })));
    },

    async catalog(): Promise<string> {
      const { all } = await categories.tree();
      const shown = all.filter(({ products_count }) => products_count > 0).map(({ url }) => paths.category(url));
      return urls([paths.catalog(), ...shown].map((path) => ({ path })));
    },

    async products(file: number): Promise<string> {
      if (file > (await files())) throw problems.notFound();
      return urls(listed(await repository.products((file - 1) * PRODUCTS_A_FILE, PRODUCTS_A_FILE), paths.product));
    },

    news: async (): Promise<string> => urls(listed(await repository.news(now()), paths.newsItem)),
  };
}

export type SitemapService = ReturnType<typeof createSitemapService>;

const HOUR = 'public, max-age=3600';
const FileNumber = z.object({ file: z.coerce.number().int().positive() });

/** At the site's root, for robots. The rules stay readable in maintenance: without them a search engine would ask for nothing. */
export const sitemapRoutes: FastifyPluginAsyncZod<{ sitemap: SitemapService; site: SiteService }> = async (app, { sitemap, site }) => {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(sitemap.robots()),
  );

  await app.register(async (maps) => {
    maps.addHook('onRequest', refuseInMaintenance(site));
    maps.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200) reply.type('application/xml; charset=utf-8').header('cache-control', HOUR);
    });
    maps.get('/sitemap.xml', () => sitemap.index());
    maps.get('/sitemap-pages.xml', () => sitemap.pages());
    maps.get('/sitemap-catalog.xml', () => sitemap.catalog());
    maps.get('/sitemap-news.xml', () => sitemap.news());
    maps.get<{ Params: { file: string } }>('/sitemap-products-:file(^\\d{1,4}$).xml', ({ params }) => sitemap.products(FileNumber.parse(params).file));
  });
};
