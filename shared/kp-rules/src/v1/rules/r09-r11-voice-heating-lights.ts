import type { Lane } from '@site/contracts/proposal-configuration';
import { ceilDiv } from '../../money.ts';
import { equipment } from '../equipment.ts';
import type { EquippedLane, Facts } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';
import { settings } from '../settings.ts';

const voiceModules = ({ columns }: Facts) => columns.filter(({ lane }) => lane.intercom);

export const intercomStations = (facts: Facts): number =>
  ceilDiv(voiceModules(facts).length, settings.columnsPerIntercomStation);

const voice = (facts: Facts): Demand[] => [
  {
    rules: ['R9'],
    step: 'transportation-points',
    article: equipment.voiceModule,
    qty: voiceModules(facts).length,
    text: 'Голосовая связь включена: модуль в\u00a0каждую стойку',
    objects: voiceModules(facts).map(({ lane }) => lane.id),
    firmness: 'recommended',
  },
  {
    rules: ['R9'],
    step: 'additionally',
    article: equipment.intercomStation,
    qty: intercomStations(facts),
    text: 'Пульт оператора на\u00a0каждые 32 стойки с\u00a0голосовой связью',
    firmness: 'recommended',
  },
];

const isHeated = ({ lane }: EquippedLane, { structure }: Facts) =>
  lane.heating ?? (lane.placement === 'outdoor' && structure.temp_min < settings.heatingBelow);

function heating(facts: Facts): Demand[] {
  return facts.lanes
    .filter((equipped) => isHeated(equipped, facts))
    .flatMap(({ lane, columns, boom }) => {
      const text = lane.heating ? 'Обогрев включён вручную' : 'Улица, холоднее −20\u00a0°C';
      const one = { rules: ['R10'], step: 'transportation-points', text, objects: [lane.id] } as const;
      return [
        { ...one, article: equipment.columnHeater, qty: columns.length, firmness: 'recommended' },
        { ...one, article: equipment.barrierHeater, qty: boom.fits ? boom.count : 0, firmness: 'recommended' },
      ] satisfies Demand[];
    });
}

/** A transit lane is equipped like an entry (R1). */
const lightsByDefault: Record<Lane['kind'], number> = { entry: 1, exit: 0, reversible: 2, transit: 1 };

function trafficLights({ kind, traffic_light }: Lane): number {
  if (traffic_light === null) return lightsByDefault[kind];
  return traffic_light ? Math.max(1, lightsByDefault[kind]) : 0;
}

const lights = ({ lanes }: Facts): Demand[] =>
  lanes.map(({ lane }) => ({
    rules: ['R11'],
    step: 'transportation-points',
    article: equipment.trafficLight,
    qty: trafficLights(lane),
    text:
      lane.kind === 'reversible' ? 'Реверсивный проезд: светофор с\u00a0каждой стороны' : 'Светофор на\u00a0проезде',
    objects: [lane.id],
    firmness: 'free',
  }));

export const voiceHeatingLights: RuleGroup = {
  rules: ['R9', 'R10', 'R11'],
  demands: (facts) => [...voice(facts), ...heating(facts), ...lights(facts)],
};
