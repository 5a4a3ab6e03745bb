import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import { goodsRoutes } from './goods-routes.ts';
import { GoodsService } from './goods-service.ts';
import { ManagedAttributes } from './managed-attributes.ts';
import { ManagedCategories } from './managed-categories.ts';
import { ManagedProducts } from './managed-products.ts';
import { treeRoutes } from './tree-routes.ts';

type Needs = Core & { decisions: DecisionService; redirects: RedirectService };

export const goodsModule = defineModule('goods', ({ db, now, decisions, redirects }: Needs) => {
  const goods = new GoodsService({ db, now, decisions, redirects });
  const products = new ManagedProducts({ db, goods });
  const categories = new ManagedCategories({ db, goods, decisions });
  const attributes = new ManagedAttributes({ db, goods });
  return {
    services: { goods },
    routes: () => ({
      manage: [mount(goodsRoutes, { goods, products, now }), mount(treeRoutes, { categories, attributes })],
    }),
  };
});
