import { type Core, defineModule, mount } from '../../module.ts';
import type { PreparedProductPage } from '../catalog/prepare-product-page.ts';
import type { ProductPageDeps } from '../catalog/product-page.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import { goodsRoutes } from './goods-routes.ts';
import { GoodsService } from './goods-service.ts';
import { ManagedAttributes } from './managed-attributes.ts';
import { ManagedCategories } from './managed-categories.ts';
import { ManagedProducts } from './managed-products.ts';
import { productPreviewRoutes } from './product-preview-routes.ts';
import { ProductPreviews } from './product-previews.ts';
import { treeRoutes } from './tree-routes.ts';

type Questions = ProductPageDeps['questions'];
type Needs = Core & {
  decisions: DecisionService;
  redirects: RedirectService;
  prepareProductPage: (questions: Questions, id: number) => Promise<PreparedProductPage>;
};

export const goodsModule = defineModule(
  'goods',
  ({ config, db, now, decisions, redirects, prepareProductPage }: Needs) => {
    const goods = new GoodsService({ db, now, decisions, redirects });
    const products = new ManagedProducts({ db, goods });
    const categories = new ManagedCategories({ db, goods, decisions });
    const attributes = new ManagedAttributes({ db, goods });
    return {
      services: { goods },
      routes: ({ questions }: { questions: Questions }) => {
        const preparePage = (id: number) => prepareProductPage(questions, id);
        const previews = new ProductPreviews({ db, goods, preparePage, host: config.PUBLIC_HOST, now });
        return {
          api: [mount(productPreviewRoutes, { previews })],
          manage: [
            mount(goodsRoutes, { goods, products, previews, now }),
            mount(treeRoutes, { categories, attributes }),
          ],
        };
      },
    };
  },
);
