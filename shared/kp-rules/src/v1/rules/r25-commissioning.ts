import { equipment } from '../equipment.ts';
import type { Facts } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';

const { commissioning, training } = equipment;

/** Articles required for an extended warranty; R33 reports W-PNR when one is lowered. */
export const commissioningArticles: readonly string[] = [...Object.values(commissioning), training];

function works({ lanes, payment, devices }: Facts): [article: string, qty: number, text: string][] {
  const once = devices > 0 ? 1 : 0;
  return [
    [commissioning.lane, lanes.length, 'Пусконаладка каждой точки проезда'],
    [commissioning.payment, payment.stations.length + payment.desks, 'Пусконаладка каждой точки оплаты'],
    [commissioning.server, once, 'Пусконаладка сервера, одна на\u00a0объект'],
    [training, once, 'Обучение персонала, одна группа до\u00a06 человек'],
  ];
}

export const commissioningWorks: RuleGroup = {
  rules: ['R25'],
  demands: (facts) =>
    works(facts).map(([article, qty, text]): Demand => ({
      rules: ['R25'],
      step: 'additionally',
      article,
      qty,
      text,
      firmness: 'recommended',
    })),
};
