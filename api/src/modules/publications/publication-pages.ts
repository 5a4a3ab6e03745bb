import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import type { PublicationFilter } from '@site/contracts/publications';
import { problems } from '../../errors.ts';
import { inOrder, pagesOf, rowsOfPages } from '../../paged-list.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import type { SceneName } from '@site/contracts/scene-names';
import { scenePicture, sceneShareImage } from '../media/picture-urls.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { publicationArticle } from '../seo/structured-data.ts';
import type { Visitor } from '../session/visitor.ts';
import { outlineOf } from './outline.ts';
import type { Filter, Mark } from './publication-repository.ts';
import type { PublicationRow } from '../../tables/publication-tables.ts';
import { type PublicationDependencies, toPublicationCard } from './publication-service.ts';
import { sections } from './sections.ts';

const RELATED = 3;

export type ListQuery = { page: number; from?: number | undefined } & Partial<
  Record<PublicationFilter, string | undefined>
>;

type PageDependencies = PublicationDependencies & {
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

export function createPublicationPages({ repository, wholes, now, blocks, seo }: PageDependencies) {
  const headOf = (section: PublicationSection) => ({
    crumb: { name: sections[section].name, url: paths.publications(section) },
    feed: { title: `${sections[section].name} — ${seo.brand}`, url: paths.publicationFeed(section) },
  });

  async function drawn(row: Omit<PublicationRow, 'id'>, visitor: Visitor): Promise<PageResponse> {
    const { section, slug } = row;
    const [resolved, alike] = await Promise.all([
      blocks.resolve([...row.blocks, ...furtherBlocks(row)], visitor),
      repository.alike(now(), { section, slug, topic: row.topic, tags: row.tags }, RELATED),
    ]);
    const { content, contents } = outlineOf(resolved);
    // The head of the page takes its whole width: the drawing is sharp there.
    const item = { ...toPublicationCard(row), picture: scenePicture(row.scene as SceneName, row.title) };
    const author = row.author && {
      name: row.author.name,
      position: row.author.position,
      url: row.author.url ?? null,
    };
    const image = sceneShareImage(row.scene as SceneName);
    const { crumb, feed } = headOf(section);
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
        jsonld: [publicationArticle({ item, author, image, brand: seo.brand }, seo.absolute)],
      }),
      content,
      pagedata: { kind: 'publication', item, author, contents, related: alike.map(toPublicationCard) },
    };
  }

  return {
    drawn,
    async list(section: PublicationSection, { page, from, ...query }: ListQuery): Promise<PageResponse> {
      const { name, title, description } = sections[section];
      const filter: Filter = Object.fromEntries(
        marksOf(section).flatMap(([param, mark]) => (query[param] ? [[mark, query[param]]] : [])),
      );
      const { first, before, limit, offset } = rowsOfPages({ page, from });
      const [rows, total, filters] = await Promise.all([
        repository.list(section, now(), filter, limit, offset),
        wholes.count(section, filter),
        Promise.all(
          marksOf(section).map(async ([name, mark]) => ({
            name,
            options: inOrder(await wholes.marks(section, mark)),
          })),
        ),
      ]);
      if (page > 1 && rows.length <= before) throw problems.notFound();
      const { crumb, feed } = headOf(section);
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
          items: rows.map(toPublicationCard),
          filters,
          from: first,
          page,
          pages: pagesOf(total),
          total,
        },
      };
    },

    async item(section: PublicationSection, slug: string, visitor: Visitor): Promise<PageResponse> {
      const row = await repository.find(section, now(), slug);
      if (!row) throw problems.notFound();
      return drawn(row, visitor);
    },
  };
}

export type PublicationPages = ReturnType<typeof createPublicationPages>;
