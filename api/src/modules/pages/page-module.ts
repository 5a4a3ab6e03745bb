import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule } from '../../module.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { PageRepository } from './page-repository.ts';
import { PageService } from './page-service.ts';

/** Separate from `content`, which depends on all modules: the consents module needs only the text of a page. */
export const pageModule = defineModule('pages', ({ db, now, categories }: Core & { categories: CategoryService }) => {
  const repository = new PageRepository(db);
  return { services: { pages: new PageService({ repository, cached: cacheReads(repository, now), categories }) } };
});
