import { paths } from '@site/contracts/paths';
import type { Breadcrumb } from '@site/contracts/seo';
import type { CategoryService } from '../catalog/category-service.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import type { PageRepository } from './page-repository.ts';

/** `cached` may be a few seconds old. */
type PageDeps = { repository: PageRepository; cached: PageRepository; categories: CategoryService };

/** Breadcrumb of the account's main page, which is not a content page. */
const account: Breadcrumb = { name: 'Личный кабинет', url: paths.account() };

const headingsOf = (block: StoredBlock): string[] => [
  ...('title' in block && block.title ? [block.title] : []),
  ...(block.type === 'heading' ? [block.text] : []),
  ...(block.type === 'tabs' ? block.items.map(({ title }) => title) : []),
  ...(block.type === 'cards' ? block.items.map(({ title }) => title) : []),
];

export class PageService {
  constructor(private readonly deps: PageDeps) {}

  find(path: string) {
    return this.deps.cached.find(path);
  }

  async crumbsTo(path: string | null): Promise<Breadcrumb[]> {
    if (path === null) return [];
    if (path === account.url) return [account];
    const crumb = await this.deps.cached.crumb(path);
    return crumb
      ? [...(await this.crumbsTo(crumb.parent)), { name: crumb.name, url: crumb.url }]
      : this.crumbsToCategory(path);
  }

  /** Titles and headings of the pages, for the search index, which reads them after each publication. */
  async headings() {
    return (await this.deps.repository.open()).map(({ path, h1, description, blocks }) => ({
      url: path,
      title: h1,
      text: description,
      headings: blocks.flatMap(headingsOf),
    }));
  }

  /** Breadcrumbs of a page below a catalogue category. */
  private async crumbsToCategory(path: string): Promise<Breadcrumb[]> {
    const tree = await this.deps.categories.tree();
    const category = tree.all.find(({ url }) => paths.category(url) === path);
    return category ? tree.crumbs(category.id) : [];
  }
}
