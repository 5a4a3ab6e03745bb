import type { EventCard } from '@site/contracts/blocks';
import { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema.ts';
import { problems } from '../../errors.ts';
import { plural } from '../../plural.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { PageBlock } from '../content/page-block.ts';
import type { SeoBuilder } from '../seo/seo.ts';
import type { Visitor } from '../session/visitor.ts';

type Row = typeof events.$inferSelect;

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const FEW_SEATS = 3;

export const createEventRepository = (db: Db) => ({
  list: (limit: number): Promise<Row[]> =>
    db.select().from(events).orderBy(asc(events.days_ahead), asc(events.start_minute)).limit(limit),
  async find(slug: string): Promise<Row | undefined> {
    const [row] = await db.select().from(events).where(eq(events.slug, slug));
    return row;
  },
});

type Repository = ReturnType<typeof createEventRepository>;

const typeLabels: Record<Row['type'], string> = {
  offline: 'Очное обучение',
  webinar: 'Вебинар',
  online: 'Онлайн-курс',
};

function statusLabel(free: number): string {
  if (free === 0) return 'Мест нет';
  return free <= FEW_SEATS ? `Осталось ${free}\u00a0${plural(free, ['место', 'места', 'мест'])}` : 'Открыта запись';
}

/** `start_minute` counts from midnight UTC, so that the answer does not depend on the server's zone. */
export function toEventCard(row: Row, now: Date): EventCard {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  const starts = midnight + row.days_ahead * DAY + row.start_minute * MINUTE;
  const free = Math.max(0, row.seats_total - row.seats_taken);
  return {
    url: paths.academyEvent(row.slug),
    title: row.title,
    type_label: typeLabels[row.type],
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + row.duration_minutes * MINUTE).toISOString(),
    timezone: row.timezone,
    city: row.city,
    status_label: statusLabel(free),
    seats_free: free,
    price: row.price,
  };
}

type Dependencies = { repository: Repository; now: () => Date };

export const createAcademyService = ({ repository, now }: Dependencies) => ({
  upcoming: async (limit: number) => (await repository.list(limit)).map((row) => toEventCard(row, now())),
});

export type AcademyService = ReturnType<typeof createAcademyService>;

type PageDependencies = Dependencies & { blocks: BlockResolver; seo: SeoBuilder };

const dateTime = (card: EventCard) =>
  new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short', timeZone: card.timezone }).format(
    new Date(card.starts_at),
  );

const price = (roubles: number) => (roubles === 0 ? 'Бесплатно' : `${roubles.toLocaleString('ru-RU')}\u00a0₽`);

const eventBlocks = (row: Row, card: EventCard): PageBlock[] => [
  { type: 'text', html: `<p>${row.lead}</p>` },
  {
    type: 'table',
    caption: 'О\u00a0мероприятии',
    columns: [
      { title: 'Параметр', align: 'left' },
      { title: 'Значение', align: 'left' },
    ],
    rows: [
      ['Формат', card.type_label],
      ['Начало', dateTime(card)],
      ['Место', card.city ?? 'Онлайн'],
      ['Стоимость', price(card.price)],
      ['Запись', card.status_label],
    ],
  },
  {
    type: 'steps',
    title: 'Программа',
    items: row.programme.map(({ title, hours }) => ({ title, text: hours, icon: 'book' })),
  },
  {
    type: 'form',
    title: 'Записаться',
    form_code: 'training-request',
    success_text: 'Заявка принята. Мы пришлём подтверждение по электронной почте',
  },
];

export function createAcademyPages({ repository, now, blocks, seo }: PageDependencies) {
  const crumb = { name: 'Академия', url: paths.academy() };
  const intro: PageBlock[] = [
    {
      type: 'cards',
      columns: 3,
      items: [
        {
          picture: { scene: 'academy', alt: 'Учебный класс академии' },
          title: 'Очные курсы',
          text: 'Монтаж, настройка и\u00a0диагностика на\u00a0действующих стендах в\u00a0учебных классах.',
          link: paths.academyAbout(),
        },
        {
          picture: { scene: 'office-entrance', alt: 'Входная группа офиса' },
          title: 'Вебинары',
          text: 'Новинки, подбор оборудования и\u00a0разбор сложных случаев за\u00a0полтора часа.',
          link: paths.academyCalendar(),
        },
        {
          picture: { scene: 'factory', alt: 'Цех завода' },
          title: 'Сертификация',
          text: 'Сертификат монтажника увеличивает гарантию на\u00a0смонтированное оборудование до 36\u00a0месяцев.',
          link: paths.warranty(),
        },
      ],
    },
  ];
  return {
    async main(visitor: Visitor): Promise<PageAnswer> {
      const [rows, content] = await Promise.all([repository.list(12), blocks(intro, visitor)]);
      return {
        seo: seo.build({
          title: 'Академия: обучение монтажу и\u00a0настройке',
          description:
            'Очные курсы, вебинары и\u00a0сертификация по\u00a0автоматике для ворот, шлагбаумам, парковочным системам и\u00a0контролю доступа.',
          h1: 'Академия',
          path: paths.academy(),
          crumbs: [crumb],
        }),
        content,
        pagedata: { kind: 'academy', events: rows.map((row) => toEventCard(row, now())) },
      };
    },

    async event(slug: string, visitor: Visitor): Promise<PageAnswer> {
      const row = await repository.find(slug);
      if (!row) throw problems.notFound();
      const card = toEventCard(row, now());
      return {
        seo: seo.build({
          title: row.title,
          description: row.lead,
          h1: row.title,
          path: card.url,
          crumbs: [crumb, { name: 'Календарь', url: paths.academyCalendar() }, { name: row.title, url: card.url }],
          jsonld: [
            {
              '@context': 'https://schema.org',
              '@type': 'Event',
              name: card.title,
              startDate: card.starts_at,
              endDate: card.ends_at,
              url: seo.absolute(card.url),
              location: card.city
                ? { '@type': 'Place', name: card.city, address: card.city }
                : { '@type': 'VirtualLocation', url: seo.absolute(card.url) },
            },
          ],
        }),
        content: await blocks(eventBlocks(row, card), visitor),
        pagedata: { kind: 'content' },
      };
    },
  };
}

export type AcademyPages = ReturnType<typeof createAcademyPages>;

export const academyRoutes: FastifyPluginAsyncZod<{ academyPages: AcademyPages }> = async (app, { academyPages }) => {
  const response = { 200: PageAnswer };
  app.get('/api/academy/', { schema: { response } }, (request) => academyPages.main(request.visitor));
  app.get(
    '/api/academy/calendar/:slug/',
    { schema: { params: z.object({ slug: z.string().max(200) }), response } },
    (request) => academyPages.event(request.params.slug, request.visitor),
  );
};
