import { keepReads } from '../../memo.ts';
import { type Core, defineModule } from '../../module.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { createPageRepository } from './page-repository.ts';
import { createPageService } from './page-service.ts';

/** Apart from `content`, which draws pages of what all modules offer: the consents read the text of a page only. */
export const pageModule = defineModule('pages', ({ db, now, categories }: Core & { categories: CategoryService }) => {
  const repository = createPageRepository(db);
  // All of them are for the search, which looks again when something has been published.
  const reads = { ...keepReads(repository, now), open: repository.open };
  return { services: { pages: createPageService({ repository: reads, categories }) } };
});
