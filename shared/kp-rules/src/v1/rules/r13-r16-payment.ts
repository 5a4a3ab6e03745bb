import { pluralForm } from '@site/kernel/plurals';
import type { Problem, WayOut } from '../../calculation.ts';
import { ceilDiv } from '../../money.ts';
import { newStations } from '../../new-configuration.ts';
import { equipment } from '../equipment.ts';
import type { Facts } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';
import { settings } from '../settings.ts';

/** Whether visits are paid individually, the condition of R13. */
const isPaidByVisit = ({ takesPayment, onetime }: Facts) => takesPayment && onetime > 0;

export const recommendedStations = (facts: Facts): number =>
  isPaidByVisit(facts) ? ceilDiv(facts.peakOnetimeHundredths, 100 * settings.stationCapacity) : 0;

export const fiscalDevices = ({ payment: { stations, desks, terminals, online } }: Facts): number =>
  stations.length + desks + terminals.length + (online ? 1 : 0);

const addStations = (count: number, { configuration }: Facts): WayOut => {
  const { stations } = configuration.payment_points;
  return {
    text: `Добавить ${count}\u00a0${pluralForm(count, ['автоматическую кассу', 'автоматические кассы', 'автоматических касс'])}`,
    change: { kind: 'payment-points', set: { stations: [...stations, ...newStations(count, stations)] } },
  };
};

const addDesk = ({ configuration }: Facts): WayOut => ({
  text: 'Добавить кассу оператора',
  change: { kind: 'payment-points', set: { cashier_desks: configuration.payment_points.cashier_desks + 1 } },
});

function waysToPay(facts: Facts): WayOut[] {
  const canTakeTerminal = facts.exits.length > 0 && facts.structure.one_time_media !== 'none';
  return [
    addStations(Math.max(1, recommendedStations(facts)), facts),
    addDesk(facts),
    ...(canTakeTerminal
      ? [
          {
            text: 'Принимать оплату на\u00a0выездах',
            change: { kind: 'lanes' as const, ids: facts.exits, set: { pay_at_exit: true, column: null } },
          },
        ]
      : []),
    { text: 'Включить онлайн-оплату', change: { kind: 'payment-points', set: { online: true } } },
  ];
}

export const noPayment = (facts: Facts): Problem[] =>
  isPaidByVisit(facts) && fiscalDevices(facts) === 0
    ? [
        {
          code: 'E-PAY',
          severity: 'error',
          rule: 'R13',
          step: 'payment-points',
          text: 'Для платной парковки нужна хотя бы\u00a0одна точка оплаты',
          objects: [],
          ways_out: waysToPay(facts),
        },
      ]
    : [];

/** `places` are the pay stations. An exit terminal has half the capacity of one, hence the count in halves. */
export function tooFewStations(facts: Facts, places: number): Problem[] {
  const recommended = recommendedStations(facts);
  const missingHalves = 2 * recommended - (2 * places + facts.payment.terminals.length);
  if (missingHalves <= 0) return [];
  return [
    {
      code: 'W-PAY',
      severity: 'warning',
      rule: 'R14',
      step: 'payment-points',
      text: `Рекомендуем не\u00a0менее ${recommended}\u00a0${pluralForm(recommended, ['касса', 'кассы', 'касс'])}`,
      objects: [],
      ways_out: [addStations(ceilDiv(missingHalves, 2), facts)],
    },
  ];
}

export function noCash(facts: Facts): Problem[] {
  const { stations, desks } = facts.payment;
  if (!stations.length || desks > 0 || stations.some(({ model }) => model === 'cash-and-card')) return [];
  return [
    {
      code: 'W-CASH',
      severity: 'warning',
      rule: 'R16',
      step: 'payment-points',
      text: 'Наличные не\u00a0принимаются: предусмотрите кассу оператора',
      objects: stations.map(({ id }) => id),
      ways_out: [addDesk(facts)],
    },
  ];
}

function devices(facts: Facts): Demand[] {
  const { stations, desks, validators } = facts.payment;
  // The user chooses the devices; each chosen one is mandatory, so that R33 does not bill fewer.
  const chosen = { rules: ['R13'], step: 'payment-points', firmness: 'mandatory' } as const;
  return [
    ...stations.map(({ id, model }): Demand => ({
      ...chosen,
      article: equipment.payStation[model],
      qty: 1,
      text: 'Автоматическая касса выбрана на\u00a0шаге «Точки оплаты»',
      objects: [id],
    })),
    {
      ...chosen,
      article: equipment.cashierDesk,
      qty: desks,
      text: 'Касса оператора выбрана на\u00a0шаге «Точки оплаты»',
    },
    {
      ...chosen,
      article: equipment.validator,
      qty: validators,
      text: 'Валидаторы выбраны на\u00a0шаге «Точки оплаты»',
    },
    {
      rules: ['R15'],
      step: 'payment-points',
      article: equipment.fiscalDevice,
      qty: fiscalDevices(facts),
      text: 'Закон 54-ФЗ: касса с\u00a0фискальным накопителем на\u00a0каждое место оплаты и\u00a0одна на\u00a0онлайн-оплату',
      firmness: 'mandatory',
    },
  ];
}

export const payment: RuleGroup = {
  rules: ['R13', 'R14', 'R15', 'R16'],
  demands: devices,
  problems: (facts) => [
    ...noPayment(facts),
    ...tooFewStations(facts, facts.payment.stations.length + facts.payment.desks),
    ...noCash(facts),
  ],
};
