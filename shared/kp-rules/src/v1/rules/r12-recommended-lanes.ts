import type { Lane } from '@site/contracts/proposal-configuration';
import { type PluralForms, pluralForm } from '@site/kernel/plurals';
import type { Problem } from '../../calculation.ts';
import { ceilDiv } from '../../money.ts';
import { newLanes } from '../../new-configuration.ts';
import type { Facts } from '../facts.ts';
import type { RuleGroup } from '../rule-group.ts';
import { settings } from '../settings.ts';

const at = (peakHundredths: number, capacity: number) => ceilDiv(peakHundredths, 100 * capacity);

export const recommendedLanes = ({ peakHundredths, structure: { one_time_media: media } }: Facts) => ({
  entries: at(peakHundredths, settings.entryCapacity[media]),
  exits: at(peakHundredths, settings.exitCapacity[media]),
});

const words: Record<'entry' | 'exit', PluralForms> = {
  entry: ['въезд', 'въезда', 'въездов'],
  exit: ['выезд', 'выезда', 'выездов'],
};

const addLanes = (kind: 'entry' | 'exit', count: number, { configuration }: Facts) => ({
  text: `Добавить ${count}\u00a0${pluralForm(count, words[kind])}`,
  change: { kind: 'add-lanes' as const, lanes: newLanes(kind, count, configuration.lanes) },
});

function tooFew(kind: 'entry' | 'exit', have: number, recommended: number, facts: Facts): Problem[] {
  if (have >= recommended) return [];
  return [
    {
      code: 'W-LANES',
      severity: 'warning',
      rule: 'R12',
      step: 'transportation-points',
      text: `Рекомендуем не\u00a0менее ${recommended}\u00a0${pluralForm(recommended, words[kind])} при заявленном потоке`,
      objects: [],
      ways_out: [addLanes(kind, recommended - have, facts)],
    },
  ];
}

/** Returns an error unless there are lanes in and out; the fix adds the missing ones. */
function missingDirections(facts: Facts): Problem[] {
  const missing = [
    ...(facts.entries.length ? [] : (['entry'] as const)),
    ...(facts.exits.length ? [] : (['exit'] as const)),
  ];
  if (!missing.length) return [];
  const lanes: Lane[] = [];
  for (const kind of missing) lanes.push(...newLanes(kind, 1, [...facts.configuration.lanes, ...lanes]));
  return [
    {
      code: 'E-LANES',
      severity: 'error',
      rule: 'R12',
      step: 'transportation-points',
      text: 'Добавьте хотя бы\u00a0один въезд и\u00a0один выезд',
      objects: [],
      ways_out: [
        {
          text: `Добавить ${missing.map((kind) => words[kind][0]).join(' и\u00a0')}`,
          change: { kind: 'add-lanes', lanes },
        },
      ],
    },
  ];
}

export const laneNumbers: RuleGroup = {
  rules: ['R12'],
  problems: (facts) => {
    const { entries, exits } = recommendedLanes(facts);
    return [
      ...missingDirections(facts),
      ...tooFew('entry', facts.entries.length, entries, facts),
      ...tooFew('exit', facts.exits.length, exits, facts),
    ];
  },
};
