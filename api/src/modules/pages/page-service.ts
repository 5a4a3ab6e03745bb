import { paths } from '@site/contracts/paths';
import type { Breadcrumb } from '@site/contracts/seo';
import type { CategoryService } from '../catalog/category-service.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import type { PageRepository } from './page-repository.ts';

type Dependencies = { repository: PageRepository; categories: CategoryService };

/** Content pages of the account stand below its main page, which is none. */
const account: Breadcrumb = { name: 'Личный кабинет', url: paths.account() };

const headingsOf = (block: StoredBlock): string[] => [
  ...('title' in block && block.title ? [block.title] : []),
  ...(block.type === 'heading' ? [block.text] : []),
  ...(block.type === 'tabs' ? block.items.map(({ title }) => title) : []),
  ...(block.type === 'cards' ? block.items.map(({ title }) => title) : []),
];

/** Pages as they are stored: by their address, and where they stand. */
export function createPageService({ repository, categories }: Dependencies) {
  /** A page may stand below a category of the catalogue. */
  async function crumbsToCategory(path: string): Promise<Breadcrumb[]> {
    const tree = await categories.tree();
    const category = tree.all.find(({ url }) => paths.category(url) === path);
    return category ? tree.crumbs(category.id) : [];
  }

  async function crumbsTo(path: string | null): Promise<Breadcrumb[]> {
    if (path === null) return [];
    if (path === account.url) return [account];
    const crumb = await repository.crumb(path);
    return crumb ? [...(await crumbsTo(crumb.parent)), { name: crumb.name, url: crumb.url }] : crumbsToCategory(path);
  }

  return {
    find: (path: string) => repository.find(path),
    crumbsTo,
    /** What the search finds pages by: their titles and the headings on them. */
    headings: async () =>
      (await repository.open()).map(({ path, h1, description, blocks }) => ({
        url: path,
        title: h1,
        text: description,
        headings: blocks.flatMap(headingsOf),
      })),
  };
}

export type PageService = ReturnType<typeof createPageService>;
