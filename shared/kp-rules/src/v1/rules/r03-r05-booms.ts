import type { Lane, ParkingStructure } from '@site/contracts/proposal-configuration';
import type { Problem, WayOut } from '../../calculation.ts';
import { equipment } from '../equipment.ts';
import type { Boom, EquippedLane } from '../facts.ts';
import type { RuleGroup } from '../rule-group.ts';
import { settings } from '../settings.ts';

/** Returns the width that one boom has to close: opposed barriers close half of the lane each. */
const spanOf = ({ width_cm, opposed_barriers }: Lane) => (opposed_barriers ? Math.ceil(width_cm / 2) : width_cm);

const longestBoom = settings.booms[settings.booms.length - 1]!;
const widestFor = (boom: number) => boom - settings.boomOverlap;

export function boomOf(lane: Lane, { ceiling_cm }: ParkingStructure): Boom {
  const length = settings.booms.find((boom) => boom >= spanOf(lane) + settings.boomOverlap);
  const barrier = length && settings.barriers.find((reach) => reach >= length);
  if (!length || !barrier) return { fits: false, code: 'E-WIDTH' };
  const low = lane.placement === 'indoor' && ceiling_cm !== null && ceiling_cm < length + settings.boomHeadroom;
  if (low && length > settings.longestArticulatedBoom) return { fits: false, code: 'E-CEILING' };
  return { fits: true, length, barrier, articulated: low, count: lane.opposed_barriers ? 2 : 1 };
}

const metres = (cm: number) => `${cm / 100}`.replace('.', ',');

/** Returns fixes that need no boom longer than `boom`: two opposed barriers where half of the lane fits, or a narrower lane. */
function waysTo(boom: number, { lane }: EquippedLane): WayOut[] {
  const widest = widestFor(boom);
  const opposed = { kind: 'lanes' as const, ids: [lane.id], set: { opposed_barriers: true } };
  const width_cm = lane.opposed_barriers ? 2 * widest : widest;
  return [
    ...(!lane.opposed_barriers && lane.width_cm <= 2 * widest
      ? [{ text: 'Поставить два шлагбаума навстречу друг другу', change: opposed }]
      : []),
    {
      text: `Уменьшить ширину проезда до\u00a0${metres(width_cm)}\u00a0м`,
      change: { kind: 'lanes', ids: [lane.id], set: { width_cm } },
    },
  ];
}

const problemTexts = {
  'E-WIDTH': 'Слишком широкий проезд: установите два шлагбаума навстречу друг другу или уменьшите ширину',
  'E-CEILING': 'Для этой ширины при низком потолке нет подходящей стрелы',
};

function problemOf(equipped: EquippedLane): Problem[] {
  const { lane, boom } = equipped;
  if (boom.fits) return [];
  const isWidth = boom.code === 'E-WIDTH';
  return [
    {
      code: boom.code,
      severity: 'error',
      rule: isWidth ? 'R3' : 'R4',
      step: 'transportation-points',
      text: problemTexts[boom.code],
      objects: [lane.id],
      ways_out: waysTo(isWidth ? longestBoom : settings.longestArticulatedBoom, equipped),
    },
  ];
}

export const booms: RuleGroup = {
  rules: ['R3', 'R4', 'R5'],
  demands: ({ lanes }) =>
    lanes.flatMap(({ lane, boom }) =>
      boom.fits && boom.length >= settings.restedBoom
        ? [
            {
              rules: ['R5'],
              step: 'transportation-points',
              article: equipment.boomRest,
              qty: boom.count,
              text: 'Стрела от\u00a06\u00a0м опирается на\u00a0опору',
              objects: [lane.id],
              firmness: 'recommended',
            },
          ]
        : [],
    ),
  problems: ({ lanes }) => lanes.flatMap(problemOf),
};
