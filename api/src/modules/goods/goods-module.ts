import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { goodsRoutes } from './goods-routes.ts';
import { GoodsService } from './goods-service.ts';
import { ManagedProducts } from './managed-products.ts';

type Needs = Core & { decisions: DecisionService };

export const goodsModule = defineModule('goods', ({ db, now, decisions }: Needs) => {
  const goods = new GoodsService({ db, now, decisions });
  const products = new ManagedProducts({ db, goods });
  return { services: { goods }, routes: () => ({ manage: [mount(goodsRoutes, { goods, products, now })] }) };
});
