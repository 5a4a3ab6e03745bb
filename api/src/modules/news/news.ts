import type { NewsCard } from '@site/contracts/blocks';
import { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { and, arrayOverlaps, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { news } from '../../db/schema.ts';
import { problems } from '../../errors.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { SceneName } from '../media/drawings/index.ts';
import { scenePicture, sceneShareImage } from '../media/picture-urls.ts';
import type { SeoBuilder } from '../seo/seo.ts';
import { newsArticle } from '../seo/structured-data.ts';
import type { Visitor } from '../session/visitor.ts';

type Row = typeof news.$inferSelect;
type Filter = { tag?: string | undefined; year?: number | undefined; except?: string };

const PAGE = 12;

export const createNewsRepository = (db: Db) => {
  const published = (now: Date) => and(eq(news.is_published, true), lte(news.published_at, now));
  const where = (now: Date, { tag, year, except }: Filter) =>
    and(
      published(now),
      tag ? arrayOverlaps(news.tags, [tag]) : undefined,
      year ? sql`extract(year from ${news.published_at}) = ${year}` : undefined,
      except ? ne(news.slug, except) : undefined,
    );
  return {
    list: (now: Date, filter: Filter, limit: number, offset = 0): Promise<Row[]> =>
      db.select().from(news).where(where(now, filter)).orderBy(desc(news.published_at)).limit(limit).offset(offset),
    count: (now: Date, filter: Filter) => db.$count(news, where(now, filter)),
    marks: (now: Date) => db.select({ at: news.published_at, tags: news.tags }).from(news).where(published(now)),
    async find(now: Date, slug: string): Promise<Row | undefined> {
      const [row] = await db
        .select()
        .from(news)
        .where(and(published(now), eq(news.slug, slug)));
      return row;
    },
  };
};

const toCard = (row: Row): NewsCard => ({
  slug: row.slug,
  url: paths.newsItem(row.slug),
  title: row.title,
  lead: row.lead,
  date: row.published_at.toISOString().slice(0, 10),
  picture: scenePicture(row.scene as SceneName, row.title),
  tags: row.tags,
});

type Dependencies = { repository: ReturnType<typeof createNewsRepository>; now: () => Date };

/** A list of cards for other pages; the pages of the section itself are below, since they need the blocks. */
export const createNewsService = ({ repository, now }: Dependencies) => ({
  latest: async (limit: number, tag?: string) => (await repository.list(now(), { tag }, limit)).map(toCard),
});

export type NewsService = ReturnType<typeof createNewsService>;

type PageDependencies = Dependencies & { blocks: BlockResolver; seo: SeoBuilder };

export function createNewsPages({ repository, now, blocks, seo }: PageDependencies) {
  const crumb = { name: 'Новости', url: paths.news() };
  return {
    async list({
      page,
      tag,
      year,
    }: {
      page: number;
      tag?: string | undefined;
      year?: number | undefined;
    }): Promise<PageAnswer> {
      const filter = { tag, year };
      const [rows, total, marks] = await Promise.all([
        repository.list(now(), filter, PAGE, (page - 1) * PAGE),
        repository.count(now(), filter),
        repository.marks(now()),
      ]);
      if (page > 1 && rows.length === 0) throw problems.notFound();
      const filtered = tag !== undefined || year !== undefined;
      return {
        seo: seo.build({
          title: 'Новости компании и\u00a0отрасли',
          description:
            'Новые приводы, шлагбаумы и\u00a0парковочные системы, выставки, обучение партнёров и\u00a0жизнь производства.',
          h1: 'Новости',
          path: paths.news(),
          crumbs: [crumb],
          page,
          ...(filtered && { robots: 'noindex, follow' }),
        }),
        content: [],
        pagedata: {
          kind: 'news-list',
          items: rows.map(toCard),
          tags: [...new Set(marks.flatMap((mark) => mark.tags))].sort((a, b) => a.localeCompare(b, 'ru')),
          years: [...new Set(marks.map((mark) => mark.at.getUTCFullYear()))].sort((a, b) => b - a),
          page,
          pages: Math.ceil(total / PAGE),
          total,
        },
      };
    },

    async item(slug: string, visitor: Visitor): Promise<PageAnswer> {
      const row = await repository.find(now(), slug);
      if (!row) throw problems.notFound();
      const item = toCard(row);
      const [content, same] = await Promise.all([
        blocks(row.blocks, visitor),
        repository.list(now(), { tag: row.tags[0], except: slug }, 3),
      ]);
      const image = sceneShareImage(row.scene as SceneName);
      return {
        seo: seo.build({
          title: row.title,
          description: row.lead,
          h1: row.title,
          path: item.url,
          crumbs: [crumb, { name: row.title, url: item.url }],
          image,
          type: 'article',
          jsonld: [newsArticle(item, image, seo.brand, seo.absolute)],
        }),
        content,
        pagedata: { kind: 'news-item', item, related: same.map(toCard) },
      };
    },
  };
}

export type NewsPages = ReturnType<typeof createNewsPages>;

const ListQuery = z.object({
  page: z.coerce.number().int().positive().catch(1).default(1),
  tag: z.string().max(100).optional().catch(undefined),
  year: z.coerce.number().int().min(2000).max(2100).optional().catch(undefined),
});

export const newsRoutes: FastifyPluginAsyncZod<{ newsPages: NewsPages }> = async (app, { newsPages }) => {
  const response = { 200: PageAnswer };
  app.get('/api/news/', { schema: { querystring: ListQuery, response } }, (request) => newsPages.list(request.query));
  app.get('/api/news/:slug/', { schema: { params: z.object({ slug: z.string().max(200) }), response } }, (request) =>
    newsPages.item(request.params.slug, request.visitor),
  );
};
