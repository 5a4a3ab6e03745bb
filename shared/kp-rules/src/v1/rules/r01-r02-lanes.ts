import type { Lane } from '@site/contracts/proposal-configuration';
import { ceilDiv } from '../../money.ts';
import { equipment } from '../equipment.ts';
import type { EquippedLane } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';

/** Presence loops at the columns, and a safety loop under the boom: a reversible lane has two columns and one boom. */
export const loopsOf = (kind: Lane['kind']): number => (kind === 'reversible' ? 3 : 2);

/** A detector handles two loops. */
export const detectorsOf = (kind: Lane['kind']): number => ceilDiv(loopsOf(kind), 2);

type LaneDemand = Pick<Demand, 'rules' | 'article' | 'qty' | 'text'>;

const onLane = ({ lane }: EquippedLane, { rules, article, qty, text }: LaneDemand): Demand => ({
  rules,
  step: 'transportation-points',
  article,
  qty,
  text,
  objects: [lane.id],
  firmness: 'mandatory',
});

const loops = (equipped: EquippedLane): Demand =>
  onLane(equipped, {
    rules: ['R1'],
    article: equipment.loop,
    qty: loopsOf(equipped.lane.kind),
    text:
      equipped.lane.kind === 'reversible'
        ? 'Реверсивный проезд: по\u00a0петле у\u00a0каждой стойки и\u00a0петля безопасности под стрелой'
        : 'Петля присутствия у\u00a0стойки и\u00a0петля безопасности под стрелой',
  });

const detectors = (equipped: EquippedLane): Demand =>
  onLane(equipped, {
    rules: ['R2', 'R1'],
    article: equipment.loopDetector,
    qty: detectorsOf(equipped.lane.kind),
    text: 'Двухканальный детектор на\u00a0каждые две петли проезда',
  });

/** R1 requires barrier and boom, R3 and R4 select the length; without a fitting boom there is neither. */
function barrier(equipped: EquippedLane): Demand[] {
  const { boom } = equipped;
  if (!boom.fits) return [];
  const how = boom.count === 2 ? 'Два шлагбаума навстречу друг другу' : 'Один шлагбаум на\u00a0проезд';
  return [
    onLane(equipped, {
      rules: ['R1', 'R3'],
      article: equipment.barrier[boom.barrier],
      qty: boom.count,
      text: `${how}: наименьший для стрелы ${boom.length / 100}\u00a0м`,
    }),
    boom.articulated
      ? onLane(equipped, {
          rules: ['R4', 'R1'],
          article: equipment.articulatedBoom,
          qty: boom.count,
          text: 'Под низким потолком прямая стрела не\u00a0поднимется: шарнирная',
        })
      : onLane(equipped, {
          rules: ['R3', 'R1'],
          article: equipment.boom[boom.length],
          qty: boom.count,
          text: 'Наименьшая стрела, которая длиннее ширины проезда на\u00a00,2\u00a0м',
        }),
  ];
}

export const lanes: RuleGroup = {
  rules: ['R1', 'R2'],
  demands: (facts) => facts.lanes.flatMap((lane) => [...barrier(lane), detectors(lane), loops(lane)]),
};
