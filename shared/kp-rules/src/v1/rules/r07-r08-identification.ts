import { equipment } from '../equipment.ts';
import type { Column, Facts } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';

const perColumn = (columns: readonly Column[], rules: Demand['rules'], article: string, text: string): Demand => ({
  rules,
  step: 'transportation-points',
  article,
  qty: columns.length,
  text,
  objects: columns.map(({ lane }) => lane.id),
  firmness: 'recommended',
});

/** Plates as media require cameras on all lanes. */
export const isPlateControlled = ({ structure }: Facts): boolean =>
  structure.plate_control || structure.one_time_media === 'plate' || structure.permanent_media.includes('plate');

export const plateChannels = (facts: Facts): number => (isPlateControlled(facts) ? facts.columns.length : 0);

const withoutReader = (columns: readonly Column[]) => columns.filter(({ model }) => model.media !== 'none');

const readers = ({ columns, structure: { permanent_media } }: Facts): Demand[] => [
  perColumn(
    permanent_media.includes('rfid') ? withoutReader(columns) : [],
    ['R7'],
    equipment.rfidReader,
    'Постоянные клиенты с\u00a0картами: считыватель в\u00a0каждую стойку, где он\u00a0не\u00a0встроен',
  ),
  perColumn(
    permanent_media.includes('uhf') ? columns : [],
    ['R7'],
    equipment.uhfReader,
    'Постоянные клиенты с\u00a0метками UHF: считыватель на\u00a0каждую стойку',
  ),
];

const cameras = (facts: Facts): Demand =>
  perColumn(
    isPlateControlled(facts) ? facts.columns : [],
    ['R8'],
    equipment.plateCamera,
    facts.structure.plate_control
      ? 'Распознавание номеров на\u00a0всех проездах: камера на\u00a0каждую стойку'
      : 'Проезд по\u00a0номеру автомобиля: камера на\u00a0каждую стойку',
  );

export const identification: RuleGroup = {
  rules: ['R7', 'R8'],
  demands: (facts) => [...readers(facts), cameras(facts)],
};
