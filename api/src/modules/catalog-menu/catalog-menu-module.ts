import { memoize } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { catalogMenuRoutes } from './catalog-menu-routes.ts';
import { GuideRepository } from './guide-repository.ts';

type Needs = Core & { catalog: CatalogService; categories: CategoryService };

/** Articles change seldom, and menus are requested often. */
const GUIDES_FOR = 60_000;

export const catalogMenuModule = defineModule('catalog-menu', ({ db, now, catalog, categories }: Needs) => {
  const repository = new GuideRepository(db);
  const guides = memoize(GUIDES_FOR, now, () => repository.guides(now()));
  return { routes: () => ({ api: [mount(catalogMenuRoutes, { catalog, categories, guides })] }) };
});
