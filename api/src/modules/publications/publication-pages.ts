import type { PageResponse } from '@site/contracts/page';
import type { PageSpan } from '@site/contracts/page-span';
import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import type { PublicationFilter } from '@site/contracts/publications';
import { problems } from '../../errors.ts';
import { inOrder, pagesOf, rowsOfPages } from '../../http/paged-list.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { publicationArticle } from '../seo/structured-data.ts';
import type { Visitor } from '../session/visitor.ts';
import { outlineOf } from './outline.ts';
import type { Filter, Mark } from './publication-repository.ts';
import type { PublicationRow } from '../../tables/publication-tables.ts';
import { type PublicationDeps, picturesOf, toPublicationCard, toPublicationCards } from './publication-service.ts';
import { sections } from './sections.ts';

const RELATED = 3;

export type ListQuery = { page: PageSpan } & Partial<Record<PublicationFilter, string | undefined>>;

type PublicationPageDeps = Omit<PublicationDeps, 'repository'> & {
  /** Reads that scan all rows of a section. */
  wholes: {
    count: (section: PublicationSection, filter: Filter) => Promise<number>;
    marks: (section: PublicationSection, mark: Mark) => Promise<string[]>;
  };
  blocks: BlockResolver;
  seo: SeoBuilder;
};

const marksOf = (section: PublicationSection) =>
  Object.entries(sections[section].filters) as [PublicationFilter, Mark][];

/** Blocks below the text: related products and documents. */
const furtherBlocks = ({ products, documents }: Pick<PublicationRow, 'products' | 'documents'>): StoredBlock[] => [
  ...(products.length
    ? ([
        {
          type: 'products',
          title: 'Оборудование по\u00a0теме',
          source: { kind: 'articles', articles: products },
          limit: products.length,
        },
      ] as const)
    : []),
  ...(documents.length ? ([{ type: 'downloads', title: 'Документы', slugs: documents }] as const) : []),
];

export class PublicationPages {
  constructor(private readonly deps: PublicationPageDeps) {}

  async list(section: PublicationSection, { page: span, ...query }: ListQuery): Promise<PageResponse> {
    const { cached, wholes, now, photographs, seo } = this.deps;
    const { name, title, description } = sections[section];
    const filter: Filter = Object.fromEntries(
      marksOf(section).flatMap(([param, mark]) => (query[param] ? [[mark, query[param]]] : [])),
    );
    const { page } = span;
    const { first, before, limit, offset } = rowsOfPages(span);
    const [rows, total, filters] = await Promise.all([
      cached.list(section, now(), filter, limit, offset),
      wholes.count(section, filter),
      Promise.all(
        marksOf(section).map(async ([name, mark]) => ({
          name,
          options: inOrder(await wholes.marks(section, mark)),
        })),
      ),
    ]);
    if (page > 1 && rows.length <= before) throw problems.notFound();
    const { crumb, feed } = this.headOf(section);
    const isPart = Object.keys(filter).length > 0 || first < page;
    return {
      seo: seo.build({
        title,
        description,
        h1: name,
        path: crumb.url,
        crumbs: [crumb],
        page,
        feed,
        ...(isPart && { robots: 'noindex, follow' }),
      }),
      content: [],
      pagedata: {
        kind: 'publications',
        section,
        items: await toPublicationCards(photographs, rows),
        filters,
        from: first,
        page,
        pages: pagesOf(total),
        total,
      },
    };
  }

  async item(section: PublicationSection, slug: string, visitor: Visitor): Promise<PageResponse> {
    const row = await this.deps.cached.find(section, this.deps.now(), slug);
    if (!row) throw problems.notFound();
    return this.drawn(row, visitor);
  }

  async drawn(row: Omit<PublicationRow, 'id'>, visitor: Visitor): Promise<PageResponse> {
    const { cached, now, blocks, photographs, seo } = this.deps;
    const { section, slug } = row;
    const [resolved, alike] = await Promise.all([
      blocks.resolve([...row.blocks, ...furtherBlocks(row)], visitor),
      cached.alike(now(), { section, slug, topic: row.topic, tags: row.tags }, RELATED),
    ]);
    const pictures = await picturesOf(photographs, [row, ...alike]);
    const { content, contents } = outlineOf(resolved);
    // The head of the page takes its whole width: a drawing is sharp there.
    const item = { ...toPublicationCard(row, pictures), picture: pictures.wideCover(row.scene, row.title) };
    const author = row.author && {
      name: row.author.name,
      position: row.author.position,
      url: row.author.url ?? null,
    };
    const image = pictures.shareImage(row.scene);
    const { crumb, feed } = this.headOf(section);
    return {
      seo: seo.build({
        title: row.title,
        description: row.lead,
        h1: row.title,
        path: item.url,
        crumbs: [crumb, { name: row.title, url: item.url }],
        image,
        type: 'article',
        feed,
        jsonld: [publicationArticle({ item, author, image }, seo)],
      }),
      content,
      pagedata: {
        kind: 'publication',
        item,
        author,
        contents,
        related: alike.map((one) => toPublicationCard(one, pictures)),
      },
    };
  }

  private headOf(section: PublicationSection) {
    const { name } = sections[section];
    return {
      crumb: { name, url: paths.publications(section) },
      feed: { title: `${name} — ${this.deps.seo.brand}`, url: paths.publicationFeed(section) },
    };
  }
}
