import type { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { problems } from '../../errors.ts';
import type { PublicProfiles } from '../companies/entries/public-profile.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import { levelLabels } from '../pricing/discounts.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import { officeCells, paragraphs, profileBlocks } from './partner-profile.ts';
import type { PartnerRepository, PartnerRow } from './partner-repository.ts';
import { partnerStructuredData } from './partner-structured-data.ts';

type PageDependencies = {
  list: PartnerRepository['list'];
  /** Read anew for each page: what is approved appears at once. */
  find: PartnerRepository['find'];
  blocks: BlockResolver;
  seo: SeoBuilder;
  publicProfile: PublicProfiles;
};

const cells = (row: PartnerRow): string[][] => [
  ['Статус', levelLabels[row.level]],
  ['Услуги', row.types.join(', ')],
  ['Направления', row.directions.join(', ')],
  ['Адрес', row.address],
  ['Режим работы', row.hours],
  ['Телефон', row.phone],
];

export const createPartnerPages = ({ list, find, blocks, seo, publicProfile }: PageDependencies) => ({
  async item(slug: string, visitor: Visitor): Promise<PageAnswer> {
    const row = await find(slug);
    if (!row) throw problems.notFound();
    const url = paths.partner(slug);
    const profile = row.company_id === null ? null : await publicProfile(row.company_id);
    const stored: StoredBlock[] = [
      { type: 'text', html: paragraphs(row.about) },
      {
        type: 'table',
        caption: 'Сведения о\u00a0партнёре',
        columns: [
          { title: 'Параметр', align: 'left' },
          { title: 'Значение', align: 'left' },
        ],
        rows: [...cells(row), ...(profile ? officeCells(profile) : [])].filter(([, value]) => value),
      },
    ];
    const after: StoredBlock[] = [
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
        jsonld: [partnerStructuredData(row, profile, seo)],
      }),
      content: [
        ...(await blocks(stored, visitor)),
        ...(profile ? profileBlocks(profile) : []),
        ...(await blocks(after, visitor)).map((block) => ({ ...block, id: `after-${block.id}` })),
      ],
      pagedata: { kind: 'content' },
    };
  },

  /** Where to buy in one city. A city without partners is not a page. */
  async city(slug: string, visitor: Visitor): Promise<PageAnswer> {
    const [first] = await list(slug);
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
