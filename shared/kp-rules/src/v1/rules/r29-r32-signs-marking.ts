import { ceilDiv } from '../../money.ts';
import { equipment } from '../equipment.ts';
import type { Facts } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';
import { settings } from '../settings.ts';

/** Law 181-ФЗ, article 15: a tenth of all places, at least one, free of charge. */
export const disabledPlaces = ({ spaces }: Facts): number =>
  spaces > 0 ? Math.max(1, ceilDiv(spaces * settings.disabledPercent, 100)) : 0;

const signPairs = (facts: Facts) => ceilDiv(disabledPlaces(facts), settings.placesPerSignPair);

function signs(facts: Facts): [article: string, qty: number, text: string, rules: Demand['rules']][] {
  const { sign } = equipment;
  const { entries, exits, takesPayment, structure, payment } = facts;
  const pairs = signPairs(facts);
  const paidEntries = takesPayment ? entries.length : 0;
  return [
    [
      sign.parking,
      entries.length + pairs,
      'Знак 6.4 на\u00a0каждом въезде и\u00a0с\u00a0каждой табличкой 8.17',
      ['R30', 'R29'],
    ],
    [sign.paid, paidEntries, 'Табличка 8.8 на\u00a0каждом въезде платной парковки', ['R30']],
    [
      sign.disabled,
      pairs,
      `Мест для инвалидов: ${disabledPlaces(facts)} (закон 181-ФЗ); табличка на\u00a0каждые четыре`,
      ['R30', 'R29'],
    ],
    [sign.tariffs, paidEntries, 'Тарифы и\u00a0правила на\u00a0каждом въезде платной парковки', ['R30']],
    [
      sign.height,
      structure.ceiling_cm === null ? 0 : entries.length,
      'Высота ограничена: знак на\u00a0каждом въезде',
      ['R30'],
    ],
    [sign.direction, entries.length + exits.length, 'Указатель на\u00a0каждом въезде и\u00a0выезде', ['R30']],
    [sign.payStation, payment.stations.length + payment.desks, 'Указатель к\u00a0каждой кассе', ['R30']],
  ];
}

/** Paint in tenths of a kilogram. */
const paint = (facts: Facts): number =>
  facts.spaces * settings.paintPerSpace + disabledPlaces(facts) * settings.paintPerDisabledSpace;

const marking = (rules: Demand['rules'], article: string, qty: number, text: string): Demand => ({
  rules,
  step: 'marking-materials',
  article,
  qty,
  text,
  firmness: 'free',
});

export const signsMarking: RuleGroup = {
  rules: ['R29', 'R30', 'R31', 'R32'],
  demands: (facts) => [
    ...signs(facts).map(([article, qty, text, rules]) => marking(rules, article, qty, text)),
    marking(
      ['R31'],
      equipment.paint,
      ceilDiv(paint(facts), settings.paintPerBucket),
      'Краска на\u00a0разметку всех мест',
    ),
    marking(
      ['R32'],
      equipment.post,
      settings.postsPerColumn * facts.columns.length,
      `Столбиков на\u00a0каждую стойку: ${settings.postsPerColumn}`,
    ),
    marking(
      [],
      equipment.wheelStop,
      facts.configuration.marking_materials.wheel_stops ? settings.wheelStopsPerSpace * facts.spaces : 0,
      `Колесоотбойники выбраны, на\u00a0место: ${settings.wheelStopsPerSpace}`,
    ),
  ],
};
