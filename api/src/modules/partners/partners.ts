import type { BlockOf, PartnerCard } from '@site/contracts/blocks';
import { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { partners } from '../../db/schema.ts';
import { problems } from '../../errors.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { PageBlock } from '../content/page-block.ts';
import { levelLabels } from '../pricing/discounts.ts';
import type { SeoBuilder } from '../seo/seo.ts';
import type { Visitor } from '../session/visitor.ts';

type Row = typeof partners.$inferSelect;

export const createPartnerRepository = (db: Db) => ({
  list: (city?: string): Promise<Row[]> =>
    db
      .select()
      .from(partners)
      .where(city ? eq(partners.city_slug, city) : undefined)
      // Platinum first: the higher level stands higher in the directory.
      .orderBy(
        sql`array_position(array['platinum', 'gold', 'silver', 'partner'], ${partners.level})`,
        asc(partners.name),
      ),
  async find(slug: string): Promise<Row | undefined> {
    const [row] = await db.select().from(partners).where(eq(partners.slug, slug));
    return row;
  },
});

type Repository = ReturnType<typeof createPartnerRepository>;

const toCard = (row: Row): PartnerCard => ({
  url: paths.partner(row.slug),
  name: row.name,
  level_label: levelLabels[row.level],
  cities: [row.city],
  directions: row.directions,
  phone: row.phone,
});

const toPoint = (row: Row): BlockOf<'map'>['points'][number] => ({
  coords: [row.longitude, row.latitude],
  title: row.name,
  text: `${row.address}, ${row.hours}, ${row.phone}`,
});

export const createPartnerService = (repository: Repository) => ({
  cards: async (limit: number, city?: string) => (await repository.list(city)).slice(0, limit).map(toCard),
  mapPoints: async (city?: string) => (await repository.list(city)).map(toPoint),
  /** Whom a buyer may name as his supplier. */
  choices: async () =>
    (await repository.list()).map(({ slug, name, city }) => ({ value: slug, label: `${name}, ${city}` })),
});

export type PartnerService = ReturnType<typeof createPartnerService>;

type PageDependencies = { repository: Repository; blocks: BlockResolver; seo: SeoBuilder };

const cells = (row: Row): string[][] => [
  ['Статус', levelLabels[row.level]],
  ['Услуги', row.types.join(', ')],
  ['Направления', row.directions.join(', ')],
  ['Адрес', row.address],
  ['Режим работы', row.hours],
  ['Телефон', row.phone],
];

export const createPartnerPages = ({ repository, blocks, seo }: PageDependencies) => ({
  async item(slug: string, visitor: Visitor): Promise<PageAnswer> {
    const row = await repository.find(slug);
    if (!row) throw problems.notFound();
    const url = paths.partner(slug);
    const stored: PageBlock[] = [
      { type: 'text', html: `<p>${row.about}</p>` },
      {
        type: 'table',
        caption: 'Сведения о\u00a0партнёре',
        columns: [
          { title: 'Параметр', align: 'left' },
          { title: 'Значение', align: 'left' },
        ],
        rows: cells(row),
      },
      { type: 'map', title: 'На карте', city: row.city_slug },
      {
        type: 'form',
        title: 'Отправить заявку',
        form_code: 'partner-request',
        success_text: 'Заявка отправлена. Партнёр свяжется с\u00a0вами в\u00a0рабочее время',
      },
    ];
    return {
      seo: seo.build({
        title: `${row.name}, ${row.city}`,
        description: row.about,
        h1: row.name,
        path: url,
        crumbs: [
          { name: 'Партнёры', url: paths.partners() },
          { name: row.name, url },
        ],
      }),
      content: await blocks(stored, visitor),
      pagedata: { kind: 'content' },
    };
  },

  /** Where to buy in one city. A city without partners is not a page. */
  async city(slug: string, visitor: Visitor): Promise<PageAnswer> {
    const [first] = await repository.list(slug);
    if (!first) throw problems.notFound();
    const place = first.city_prepositional;
    return {
      seo: seo.build({
        title: `Где купить ${place}`,
        description: `Дилеры, магазины и\u00a0сервисные центры ${place}: адреса, телефоны, режим работы, карта.`,
        h1: `Где купить ${place}`,
        path: paths.whereToBuy(slug),
        crumbs: [
          { name: 'Где купить', url: paths.whereToBuy() },
          { name: first.city, url: paths.whereToBuy(slug) },
        ],
      }),
      content: await blocks(
        [
          { type: 'map', city: slug },
          { type: 'partners', title: 'Партнёры', city: slug, limit: 50 },
        ],
        visitor,
      ),
      pagedata: { kind: 'content' },
    };
  },
});

export type PartnerPages = ReturnType<typeof createPartnerPages>;

export const partnerRoutes: FastifyPluginAsyncZod<{ partnerPages: PartnerPages }> = async (app, { partnerPages }) => {
  const schema = { params: z.object({ slug: z.string().max(200) }), response: { 200: PageAnswer } };
  app.get('/api/partners/:slug/', { schema }, (request) => partnerPages.item(request.params.slug, request.visitor));
  app.get('/api/kupit_came/:slug/', { schema }, (request) => partnerPages.city(request.params.slug, request.visitor));
};
