import { type Core, defineModule } from '../../module.ts';
import { createCatalogIndexRepository } from './catalog-index/catalog-index-repository.ts';
import { createCatalogIndexService } from './catalog-index/catalog-index-service.ts';
import { createCategoryRepository } from './category-repository.ts';
import { createCategoryService } from './category-service.ts';

/**
 * The category tree and the index. A separate module, because the menus need the tree and product questions need the
 * menus' settings.
 */
export const categoryModule = defineModule('categories', ({ db, now }: Core) => {
  const catalogIndex = createCatalogIndexService(createCatalogIndexRepository(db), now);
  return {
    services: { catalogIndex, categories: createCategoryService(createCategoryRepository(db), catalogIndex, now) },
  };
});
