import type { Block, BlockOf } from '@site/contracts/blocks';
import type { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { Breadcrumb } from '@site/contracts/seo';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pages } from '../../db/schema.ts';
import { problems } from '../../errors.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { SeoBuilder } from '../seo/seo.ts';
import { faqPage, organization, webSite } from '../seo/structured-data.ts';
import type { Visitor } from '../session/visitor.ts';
import type { SiteService } from '../site/site.ts';
import type { BlockResolver } from './block-resolver.ts';

export const createPageRepository = (db: Db) => ({
  async find(path: string) {
    const [row] = await db.select().from(pages).where(eq(pages.path, path));
    return row;
  },
  async crumb(path: string): Promise<(Breadcrumb & { parent: string | null }) | undefined> {
    const [row] = await db
      .select({ name: pages.h1, url: pages.path, parent: pages.parent_path })
      .from(pages)
      .where(eq(pages.path, path));
    return row;
  },
});

type Dependencies = {
  repository: ReturnType<typeof createPageRepository>;
  blocks: BlockResolver;
  seo: SeoBuilder;
  site: SiteService;
  categories: CategoryService;
};

const faqOf = (content: Block[]) =>
  content.filter((block): block is BlockOf<'faq'> => block.type === 'faq').flatMap((block) => block.items);

export function createContentService({ repository, blocks, seo, site, categories }: Dependencies) {
  /** A page may stand below a category of the catalogue. */
  async function crumbsToCategory(path: string): Promise<Breadcrumb[]> {
    const tree = await categories.tree();
    const category = tree.all.find(({ url }) => paths.category(url) === path);
    return category ? tree.crumbs(category.id) : [];
  }

  async function crumbsTo(path: string | null): Promise<Breadcrumb[]> {
    if (path === null) return [];
    const crumb = await repository.crumb(path);
    return crumb ? [...(await crumbsTo(crumb.parent)), { name: crumb.name, url: crumb.url }] : crumbsToCategory(path);
  }

  async function jsonldOf(path: string, content: Block[]) {
    const questions = faqOf(content);
    if (path !== '/') return questions.length ? [faqPage(questions)] : [];
    const { data } = await site.current();
    return [organization(data, seo.absolute), webSite(seo.brand, seo.absolute)];
  }

  return {
    async page(path: string, visitor: Visitor): Promise<PageAnswer> {
      const row = await repository.find(path);
      if (!row) throw problems.notFound();
      if (row.access === 'user' && !visitor.user) throw problems.unauthorized();
      const [content, crumbs] = await Promise.all([blocks(row.blocks, visitor), crumbsTo(row.path)]);
      return {
        seo: seo.build({
          title: row.title,
          description: row.description,
          h1: row.h1,
          path: row.path,
          crumbs,
          robots: row.access === 'user' ? 'noindex, nofollow' : row.robots,
          jsonld: await jsonldOf(path, content),
        }),
        content,
        pagedata: { kind: 'content' },
        ...(row.nofooter && { nofooter: true }),
        ...(row.noheader && { noheader: true }),
      };
    },
  };
}

export type ContentService = ReturnType<typeof createContentService>;
