import { equipment } from '../equipment.ts';
import type { Facts } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';
import { plateChannels } from './r07-r08-identification.ts';

function quantities(facts: Facts): [kind: keyof typeof equipment.licence, qty: number, text: string][] {
  const { stations, desks, terminals, online } = facts.payment;
  return [
    ['base', facts.devices > 0 ? 1 : 0, 'Базовая лицензия, одна на\u00a0объект'],
    ['lane', facts.lanes.length, 'Лицензия на\u00a0каждую точку проезда; реверсивная считается одной'],
    [
      'payment',
      stations.length + desks + terminals.length,
      'Лицензия на\u00a0каждую кассу и\u00a0каждый выезд с\u00a0терминалом',
    ],
    ['workplace', facts.workplaces, 'Лицензия на\u00a0каждое рабочее место оператора'],
    ['plate', plateChannels(facts), 'Лицензия на\u00a0каждый канал распознавания'],
    ['online', online ? 1 : 0, 'Онлайн-оплата включена'],
  ];
}

export const licences: RuleGroup = {
  rules: ['R19'],
  demands: (facts) =>
    quantities(facts).map(([kind, qty, text]): Demand => ({
      rules: ['R19'],
      step: 'servers',
      article: equipment.licence[kind],
      qty,
      text,
      firmness: 'mandatory',
    })),
};
