import type { Problem } from '../../calculation.ts';
import { ceilDiv } from '../../money.ts';
import { equipment } from '../equipment.ts';
import type { Facts } from '../facts.ts';
import type { RuleGroup } from '../rule-group.ts';
import { settings } from '../settings.ts';

export const recommendedDisplays = ({ entries, transits, structure }: Facts): number =>
  entries.length + (structure.zones.length > 1 ? transits.length : 0);

export const displays = (facts: Facts): number =>
  facts.configuration.additionally.displays ?? recommendedDisplays(facts);

const fewDisplays = (facts: Facts): Problem[] =>
  displays(facts) < recommendedDisplays(facts)
    ? [
        {
          code: 'W-DISPLAYS',
          severity: 'warning',
          rule: 'R23',
          step: 'additionally',
          text: `Рекомендуемое число табло свободных мест: ${recommendedDisplays(facts)}`,
          objects: [],
          ways_out: [{ text: 'Поставить рекомендуемое', change: { kind: 'additionally', set: { displays: null } } }],
        },
      ]
    : [];

export const displaysGuidance: RuleGroup = {
  rules: ['R23', 'R24'],
  demands: (facts) => {
    const sensors = facts.configuration.additionally.guidance ? facts.spaces : 0;
    return [
      {
        rules: ['R23'],
        step: 'additionally',
        article: equipment.display,
        qty: displays(facts),
        text: 'Табло свободных мест на\u00a0въездах, а\u00a0при нескольких зонах и\u00a0на\u00a0проездах между ними',
        objects: facts.entries,
        firmness: 'recommended',
      },
      {
        rules: ['R24'],
        step: 'additionally',
        article: equipment.spaceSensor,
        qty: sensors,
        text: 'Навигация включена: датчик на\u00a0каждое место',
        firmness: 'free',
      },
      {
        rules: ['R24'],
        step: 'additionally',
        article: equipment.sensorHub,
        qty: ceilDiv(sensors, settings.sensorsPerHub),
        text: 'Концентратор на\u00a0каждые 32 датчика',
        firmness: 'free',
      },
    ];
  },
  problems: fewDisplays,
};
