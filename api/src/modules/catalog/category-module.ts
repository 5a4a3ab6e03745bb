import { type Core, defineModule } from '../../module.ts';
import { createCatalogIndexRepository } from './catalog-index/catalog-index-repository.ts';
import { createCatalogIndexService } from './catalog-index/catalog-index-service.ts';
import { createCategoryRepository } from './category-repository.ts';
import { createCategoryService } from './category-service.ts';

/** The tree and the index behind it: the menus need them, and the questions below a product need the menus' settings. */
export const categoryModule = defineModule('categories', ({ db, now }: Core) => {
  const catalogIndex = createCatalogIndexService(createCatalogIndexRepository(db), now);
  return {
    services: { catalogIndex, categories: createCategoryService(createCategoryRepository(db), catalogIndex, now) },
  };
});
