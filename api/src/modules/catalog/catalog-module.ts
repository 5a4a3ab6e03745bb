import { cacheReads } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { Videos } from '../media/videos.ts';
import type { QuestionService } from '../questions/question-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { CatalogIndexService } from './catalog-index/catalog-index-service.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { createCatalogService } from './catalog-service.ts';
import type { CategoryService } from './category-service.ts';
import { createProductRepository } from './product-repository.ts';

type Needs = Core & {
  catalogIndex: CatalogIndexService;
  categories: CategoryService;
  questions: QuestionService;
  seo: SeoBuilder;
  videos: Videos;
};

export const catalogModule = defineModule('catalog', ({ db, now, catalogIndex: index, ...needs }: Needs) => {
  const { categories, questions, seo, videos } = needs;
  const repository = cacheReads(createProductRepository(db), now);
  const catalog = createCatalogService({ repository, index, categories, questions, seo, videos, now });
  return { services: { catalog }, routes: () => ({ api: [mount(catalogRoutes, { catalog })] }) };
});
