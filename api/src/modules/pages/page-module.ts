import { cacheReads } from '../../memo.ts';
import { type Core, defineModule } from '../../module.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { createPageRepository } from './page-repository.ts';
import { createPageService } from './page-service.ts';

/** Separate from `content`, which depends on all modules: the consents module needs only the text of a page. */
export const pageModule = defineModule('pages', ({ db, now, categories }: Core & { categories: CategoryService }) => {
  const repository = createPageRepository(db);
  // `open` is uncached: the search index reads it after each publication.
  const reads = { ...cacheReads(repository, now), open: repository.open };
  return { services: { pages: createPageService({ repository: reads, categories }) } };
});
