import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { goodsRoutes } from './goods-routes.ts';
import { GoodsService } from './goods-service.ts';

type Needs = Core & { decisions: DecisionService };

export const goodsModule = defineModule('goods', ({ db, now, decisions }: Needs) => {
  const goods = new GoodsService({ db, now, decisions });
  return { services: { goods }, routes: () => ({ manage: [mount(goodsRoutes, { goods, now })] }) };
});
