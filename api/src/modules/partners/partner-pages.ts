import { partnerLevelNames } from '@site/contracts/company-lists';
import type { Block, BlockOf } from '@site/contracts/blocks';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { listed } from '@site/kernel/listed';
import { formatPhone } from '@site/kernel/phone';
import { problems } from '../../errors.ts';
import { hoursText } from './working-hours.ts';
import type { CompanyProfile } from './company-profile.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import type { ProjectService } from '../projects/project-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import { branchSlug, isBranch } from './buying-points.ts';
import { officeCells, paragraphs, profileBlocks } from './partner-profile.ts';
import type { PartnerRepository, PartnerRow } from './partner-repository.ts';
import type { ShopRepository, ShopRow } from './shop-repository.ts';
import { business, partnerStructuredData } from './partner-structured-data.ts';

type PageDependencies = {
  /** Uncached, so that approved changes appear immediately. */
  partners: PartnerRepository;
  shops: ShopRepository;
  blocks: BlockResolver;
  projects: Pick<ProjectService, 'cardsOf'>;
  seo: SeoBuilder;
  publicProfile: (companyId: number) => Promise<CompanyProfile>;
};

const cells = (row: PartnerRow): string[][] => [
  ['Статус', partnerLevelNames[row.level]],
  ['Услуги', listed(row.types)],
  ['Направления', listed(row.directions)],
  ['Адрес', row.address],
  ['Режим работы', row.hours],
  ['Телефон', row.phone],
];

const facts = (caption: string, rows: string[][]): StoredBlock => ({
  type: 'table',
  caption,
  columns: [
    { title: 'Параметр', align: 'left' },
    { title: 'Значение', align: 'left' },
  ],
  rows: rows.filter(([, value]) => value),
});

const requestForm: StoredBlock = {
  type: 'form',
  title: 'Отправить заявку',
  form_code: 'partner-request',
  success_text: 'Заявка отправлена. Партнёр свяжется с\u00a0вами в\u00a0рабочее время',
};

const ownShops = (rows: ShopRow[]): Block => ({
  id: 'shops',
  type: 'cards',
  title: 'Магазины партнёра',
  columns: 3,
  items: rows.map(({ name, address, site, hours, phone }) => ({
    title: name,
    text: [address ?? 'Интернет-магазин', hours, phone].join('. '),
    ...(site && { link: site }),
  })),
});

type OwnPlace = { longitude: number | null; latitude: number | null; title: string; text: string };

/** A map of these places alone: the town's other sellers are competitors. */
function placesMap(id: string, places: OwnPlace[]): Block[] {
  const points = places.flatMap(({ longitude, latitude, title, text }) =>
    longitude === null || latitude === null ? [] : [{ coords: [longitude, latitude] as [number, number], title, text }],
  );
  const [first, ...others] = points;
  if (!first) return [];
  return [{ id, type: 'map', title: 'На карте', center: first.coords, zoom: others.length > 0 ? 4 : 15, points }];
}

/** The manufacturer's projects with the partner, besides the company's own. */
const ourProjects = (items: BlockOf<'projects'>['items']): Block => ({
  id: 'projects',
  type: 'projects',
  title: 'Проекты на\u00a0нашем оборудовании',
  more: { label: 'Все проекты', url: paths.projects() },
  items,
});
/** Fills two rows of cards. */
const SHOWN_PROJECTS = 6;

/** Blocks below the company's own: prefixes their ids and sets the recipient of the form. */
const below = (blocks: Block[], recipient: string): Block[] =>
  blocks.map((block) => ({ ...block, id: `after-${block.id}`, ...(block.type === 'form' && { recipient }) }));

export class PartnerPages {
  constructor(private readonly deps: PageDependencies) {}

  async item(slug: string, visitor: Visitor): Promise<PageResponse> {
    const { partners, publicProfile, projects, shops, seo, blocks } = this.deps;
    const row = await partners.find(slug);
    if (!row) throw problems.notFound();
    const url = paths.partner(slug);
    const profile = row.company_id === null ? null : await publicProfile(row.company_id);
    const [done, sold, allBranches] = await Promise.all([
      projects.cardsOf(slug, SHOWN_PROJECTS),
      shops.open(),
      partners.branches(),
    ]);
    const own = sold.filter(({ owner }) => owner?.slug === slug);
    const stored: StoredBlock[] = [
      { type: 'text', html: paragraphs(row.about) },
      facts('Сведения о\u00a0партнёре', [...cells(row), ...(profile ? officeCells(profile) : [])]),
    ];
    const places = [
      { ...row, title: row.name, text: row.address },
      ...allBranches
        .filter(({ partner }) => partner.slug === slug)
        .map(({ content }) => ({ ...content, title: content.name, text: `${content.city}, ${content.address}` })),
      ...own.map((shop) => ({ ...shop, title: shop.name, text: shop.address ?? '' })),
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
        ...(await blocks.resolve(stored, visitor)),
        ...(profile ? profileBlocks(profile, slug) : []),
        ...(own.length > 0 ? [ownShops(own)] : []),
        ...(done.length > 0 ? [ourProjects(done)] : []),
        ...placesMap('after-map', places),
        ...below(await blocks.resolve([requestForm], visitor), row.name),
      ],
      pagedata: { kind: 'content' },
    };
  }

  /** Page of a branch at its stable address. Throws a 404 for a hidden branch. */
  async branch(slug: string, address: string, visitor: Visitor): Promise<PageResponse> {
    const { partners, seo, blocks } = this.deps;
    const all = (await partners.branches()).filter(({ partner }) => partner.slug === slug);
    const branch = all.find(({ id }) => isBranch(address, id));
    if (!branch) throw problems.notFound();
    const { content, partner } = branch;
    const hours = hoursText(content.hours);
    const url = paths.partnerBranch(slug, branchSlug(branch));
    const others = [
      { title: partner.name, text: partner.address, link: paths.partner(slug) },
      ...all
        .filter(({ id }) => id !== branch.id)
        .map((other) => ({
          title: other.content.name,
          text: `${other.content.city}, ${other.content.address}`,
          link: paths.partnerBranch(slug, branchSlug(other)),
        })),
    ];
    const stored: StoredBlock[] = [
      facts('Сведения о\u00a0филиале', [
        ['Компания', partner.name],
        ['Адрес', [content.city, content.address].join(', ')],
        ['Режим работы', hours],
        ['Телефоны', content.phones.map(formatPhone).join(', ')],
        ['Электронная почта', content.email],
        ['Направления', listed(partner.directions)],
        ['Сервисный центр', content.is_service_center ? 'да' : ''],
        ['Шоурум', content.is_showroom ? 'да' : ''],
      ]),
    ];
    const after: StoredBlock[] = [
      { type: 'cards', title: 'Другие адреса компании', columns: 3, items: others },
      requestForm,
    ];
    const seoData = seo.build({
      title: `${content.name}, ${content.city}`,
      description: `${partner.name}: филиал по\u00a0адресу ${content.city}, ${content.address}. ${hours}`,
      h1: content.name,
      path: url,
      crumbs: [
        { name: 'Партнёры', url: paths.partners() },
        { name: partner.name, url: paths.partner(slug) },
        { name: content.name, url },
      ],
      jsonld: [
        {
          '@context': 'https://schema.org',
          ...business({ ...content, hours, phone: content.phones[0] ?? '' }),
          url: seo.absolute(url),
          parentOrganization: { '@type': 'Organization', name: partner.name, url: seo.absolute(paths.partner(slug)) },
        },
      ],
    });
    return {
      seo: seoData,
      content: [
        ...(await blocks.resolve(stored, visitor)),
        ...placesMap('branch-map', [{ ...content, title: content.name, text: `${content.city}, ${content.address}` }]),
        ...below(await blocks.resolve(after, visitor), content.name),
      ],
      pagedata: { kind: 'content' },
    };
  }
}
