import { paths } from '@site/contracts/paths';
import type { Breadcrumb } from '@site/contracts/seo';
import type { CategoryService } from '../catalog/category-service.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import type { PageRepository } from './page-repository.ts';

type Dependencies = { repository: PageRepository; categories: CategoryService };

/** Breadcrumb of the account's main page, which is not a content page. */
const account: Breadcrumb = { name: 'Личный кабинет', url: paths.account() };

const headingsOf = (block: StoredBlock): string[] => [
  ...('title' in block && block.title ? [block.title] : []),
  ...(block.type === 'heading' ? [block.text] : []),
  ...(block.type === 'tabs' ? block.items.map(({ title }) => title) : []),
  ...(block.type === 'cards' ? block.items.map(({ title }) => title) : []),
];

export function createPageService({ repository, categories }: Dependencies) {
  /** Breadcrumbs of a page below a catalogue category. */
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
    /** Titles and headings of the pages, for the search. */
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
