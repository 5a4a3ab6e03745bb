import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { Videos } from '../media/videos.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { CatalogIndexRepository } from './catalog-index/catalog-index-repository.ts';
import { CatalogIndexService } from './catalog-index/catalog-index-service.ts';
import { CatalogPages } from './catalog-pages.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { CatalogService } from './catalog-service.ts';
import { CategoryRepository } from './category-repository.ts';
import { CategoryService } from './category-service.ts';
import { prepareProductPage } from './prepare-product-page.ts';
import type { ProductPageDeps } from './product-page.ts';
import { ProductRepository } from './product-repository.ts';

type Needs = Core & { seo: SeoBuilder; videos: Videos };

export const catalogModule = defineModule('catalog', ({ db, now, seo, videos }: Needs) => {
  const catalogIndex = new CatalogIndexService({ repository: new CatalogIndexRepository(db), now });
  const categories = new CategoryService({ repository: new CategoryRepository(db), catalogIndex, now });
  const deps = { repository: cacheReads(new ProductRepository(db), now), catalogIndex, categories, seo, now };
  const catalog = new CatalogService(deps);
  const pages = new CatalogPages(deps);
  return {
    services: {
      catalog,
      catalogIndex,
      categories,
      prepareProductPage: (questions: ProductPageDeps['questions'], id: number) =>
        prepareProductPage({ ...deps, questions, videos }, id),
    },
    routes: ({ questions }: Pick<ProductPageDeps, 'questions'>) => ({
      api: [mount(catalogRoutes, { catalog, pages, deps: { ...deps, questions, videos } })],
    }),
  };
});
