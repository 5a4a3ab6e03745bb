import type { Block, BlockOf } from '@site/contracts/blocks';
import type { PageResponse } from '@site/contracts/page';
import type { PageRow } from '../../tables/page-tables.ts';
import { problems } from '../../errors.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { faqPage, organization, webSite } from '../seo/structured-data.ts';
import type { Visitor } from '../session/visitor.ts';
import type { SiteService } from '../site/site-service.ts';
import type { BlockResolver } from './block-resolver.ts';
import type { PageService } from '../pages/page-service.ts';

type ContentDeps = {
  pages: PageService;
  blocks: BlockResolver;
  seo: SeoBuilder;
  site: SiteService;
};

const faqOf = (content: Block[]) =>
  content.filter((block): block is BlockOf<'faq'> => block.type === 'faq').flatMap((block) => block.items);

export class ContentService {
  constructor(private readonly deps: ContentDeps) {}

  async page(path: string, visitor: Visitor): Promise<PageResponse> {
    const row = await this.deps.pages.find(path);
    if (!row && path === '/') return this.emptyHome();
    if (!row) throw problems.notFound();
    if (row.access === 'user' && !visitor.user) throw problems.unauthorized();
    return this.drawn(row, visitor);
  }

  /** Editorial content of a page that also exists without it; null when there is none. */
  async written(path: string, visitor: Visitor): Promise<PageResponse | null> {
    const row = await this.deps.pages.find(path);
    return row ? this.drawn(row, visitor) : null;
  }

  async drawn(row: PageRow, visitor: Visitor): Promise<PageResponse> {
    const { blocks, pages, seo } = this.deps;
    const [content, above] = await Promise.all([blocks.resolve(row.blocks, visitor), pages.crumbsTo(row.parent_path)]);
    return {
      seo: seo.build({
        title: row.title,
        description: row.description,
        h1: row.h1,
        path: row.path,
        crumbs: [...above, { name: row.h1, url: row.path }],
        robots: row.access === 'user' ? 'noindex, nofollow' : row.robots,
        jsonld: await this.jsonldOf(row.path, content),
      }),
      content,
      pagedata: { kind: 'content' },
      ...(row.nofooter && { nofooter: true }),
      ...(row.noheader && { noheader: true }),
      ...(row.scroll !== null && { scroll: row.scroll }),
    };
  }

  /** The home page of a site without content: header and footer stay usable. */
  private emptyHome(): PageResponse {
    const { seo } = this.deps;
    return {
      seo: seo.build({ title: seo.brand, description: '', h1: seo.brand, path: '/', crumbs: [] }),
      content: [],
      pagedata: { kind: 'content' },
    };
  }

  private async jsonldOf(path: string, content: Block[]) {
    const { seo, site } = this.deps;
    const questions = faqOf(content);
    if (path !== '/') return questions.length ? [faqPage(questions)] : [];
    const { data } = await site.current();
    return [organization(data, seo), webSite(seo)];
  }
}
