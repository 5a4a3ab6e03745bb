import type { Block, PartnerCard } from '@site/contracts/blocks';
import type { PageResponse } from '@site/contracts/page';
import type { PageSpan } from '@site/contracts/page-span';
import { paths } from '@site/contracts/paths';
import { projectFilters, type ProjectListPageData, type ProjectTown } from '@site/contracts/projects';
import { problems } from '../../errors.ts';
import { inOrder, pagesOf, rowsOfPages } from '../../http/paged-list.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { Photographs } from '../media/library/photographs.ts';
import type { PageService } from '../pages/page-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import type { Narrowing, ProjectRepository, ProjectRow } from './project-repository.ts';
import { fieldBlocks, partnerBlock, quantitiesBlock } from './project-blocks.ts';
import { toProjectCards } from './project-service.ts';

/** The card of a partner. Pages of partners show projects, so projects import none of them. */
export type Partners = { card: (slug: string) => Promise<PartnerCard | null> };

type PageDependencies = {
  repository: ProjectRepository;
  pages: PageService;
  blocks: BlockResolver;
  partners: Partners;
  photographs: Photographs;
  seo: SeoBuilder;
};
type ListQuery = Narrowing & { view: ProjectListPageData['view']; page: PageSpan };

const byName = (a: ProjectTown, b: ProjectTown) => a.name.localeCompare(b.name, 'ru');

export class ProjectPages {
  constructor(private readonly deps: PageDependencies) {}

  /** The editors' blocks, then the structured fields, then links to other projects. */
  private async contentOf(row: Omit<ProjectRow, 'id'>, visitor: Visitor): Promise<Block[]> {
    const { partners, blocks } = this.deps;
    const [card, own, fields, others] = await Promise.all([
      row.partner === null ? null : partners.card(row.partner),
      blocks.resolve(
        row.blocks.filter(({ type }) => type !== 'projects'),
        visitor,
      ),
      blocks.resolve(fieldBlocks(row), visitor),
      blocks.resolve(
        row.blocks.filter(({ type }) => type === 'projects'),
        visitor,
      ),
    ]);
    const products = fields.flatMap((block) => (block.type === 'products' ? block.products : []));
    const named = (name: string, some: Block[]) => some.map((block) => ({ ...block, id: `${name}-${block.id}` }));
    return [
      ...own,
      ...named('project', [...fields, ...quantitiesBlock(row, products)]),
      ...(card ? [partnerBlock(card)] : []),
      ...named('others', others),
    ];
  }

  /** The list of projects, above the editors' blocks of the page. */
  async list({ view, page: span, ...narrowing }: ListQuery, visitor: Visitor): Promise<PageResponse> {
    const { pages, photographs, repository, blocks, seo } = this.deps;
    const row = await pages.find(paths.projects());
    if (!row) throw problems.notFound();
    const { page } = span;
    const { first, before, limit, offset } = rowsOfPages(span);
    const [rows, total, towns, content, filters] = await Promise.all([
      repository.narrowed(narrowing, limit, offset),
      repository.count(narrowing),
      view === 'map' ? repository.towns({ ...narrowing, city: undefined }) : [],
      blocks.resolve(
        row.blocks.filter(({ type }) => type !== 'projects'),
        visitor,
      ),
      Promise.all(projectFilters.map(async (name) => ({ name, options: inOrder(await repository.options(name)) }))),
    ]);
    if (page > 1 && rows.length <= before) throw problems.notFound();
    const isPart = view === 'map' || Object.values(narrowing).some(Boolean) || first < page;
    return {
      seo: seo.build({
        title: row.title,
        description: row.description,
        h1: row.h1,
        path: row.path,
        crumbs: await pages.crumbsTo(row.path),
        page,
        ...(isPart && { robots: 'noindex, follow' }),
      }),
      content,
      pagedata: {
        kind: 'project-list',
        items: await toProjectCards(photographs, rows),
        view,
        towns: towns.toSorted(byName),
        filters,
        from: first,
        page,
        pages: pagesOf(total),
        total,
      },
    };
  }

  async item(slug: string, visitor: Visitor): Promise<PageResponse> {
    const row = await this.deps.repository.find(slug);
    if (!row) throw problems.notFound();
    return this.drawn(row, visitor);
  }

  async drawn(row: Omit<ProjectRow, 'id'>, visitor: Visitor): Promise<PageResponse> {
    const url = paths.project(row.slug);
    const pictures = await this.deps.photographs.picturesOf(row.scene);
    return {
      seo: this.deps.seo.build({
        title: row.title,
        description: row.lead,
        h1: row.title,
        path: url,
        crumbs: [
          { name: 'Проекты', url: paths.projects() },
          { name: row.title, url },
        ],
        image: pictures.shareImage(row.scene),
        type: 'article',
      }),
      content: await this.contentOf(row, visitor),
      pagedata: { kind: 'content' },
    };
  }
}
