import type { Lane, ParkingStructure } from '@site/contracts/proposal-configuration';
import { type ColumnModel, columnModels } from '../equipment.ts';
import type { Column, EquippedLane } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';

type Direction = ColumnModel['direction'];

const directions: Record<Lane['kind'], readonly Direction[]> = {
  entry: ['entry'],
  exit: ['exit'],
  reversible: ['entry', 'exit'],
  // Tickets are not issued between zones: one column of the entry type.
  transit: ['entry'],
};

function choicesOf(lane: Lane, direction: Direction, structure: ParkingStructure): ColumnModel[] {
  const media = lane.kind === 'transit' ? 'none' : structure.one_time_media;
  const terminal = lane.pay_at_exit && direction === 'exit' && structure.mode !== 'free' && media !== 'none';
  const ofDirection = columnModels.filter((model) => model.direction === direction);
  const byRule = ofDirection.filter((model) => model.media === media && model.terminal === terminal);
  // A lane used only by permanent clients needs no ticket printer.
  const forCards = ofDirection.filter(
    (model) => model.media === 'none' && media !== 'none' && !terminal && structure.permanent_media.includes('rfid'),
  );
  return [...byRule, ...forCards];
}

export const columnsOf = (lane: Lane, structure: ParkingStructure): Column[] =>
  directions[lane.kind].flatMap((direction) => {
    const choices = choicesOf(lane, direction, structure);
    const model = choices.find(({ article }) => article === lane.column) ?? choices[0];
    return model ? [{ lane, model, choices }] : [];
  });

const words: Record<Direction, Record<ColumnModel['media'], string>> = {
  entry: {
    ticket: 'Стойка на\u00a0въезде: разовые клиенты получают билет',
    plate: 'Стойка на\u00a0въезде: разовых клиентов узнают по\u00a0номеру автомобиля',
    none: 'Стойка на\u00a0въезде: проезд по\u00a0карте',
  },
  exit: {
    ticket: 'Стойка на\u00a0выезде: разовые клиенты предъявляют билет',
    plate: 'Стойка на\u00a0выезде: разовых клиентов узнают по\u00a0номеру автомобиля',
    none: 'Стойка на\u00a0выезде: проезд по\u00a0карте',
  },
};

const demandOf = ({ lane, model }: Column): Demand => ({
  rules: ['R6', 'R1'],
  step: 'transportation-points',
  article: model.article,
  qty: 1,
  text: `${words[model.direction][model.media]}${model.terminal ? ' и\u00a0платят картой на\u00a0месте' : ''}`,
  objects: [lane.id],
  firmness: 'mandatory',
});

/** Whether the chosen model no longer matches the media or the mode: the rules replace it, with a warning. */
const isOutdated = ({ lane, columns }: EquippedLane) =>
  lane.column !== null && !columns.some(({ model }) => model.article === lane.column);

export const columns: RuleGroup = {
  rules: ['R6'],
  demands: (facts) => facts.columns.map(demandOf),
  problems: ({ lanes }) =>
    lanes.filter(isOutdated).map(({ lane }) => ({
      code: 'W-COLUMN',
      severity: 'warning',
      rule: 'R6',
      step: 'transportation-points',
      text: `«${lane.name}»: выбранная модель стойки больше не\u00a0подходит, поставлена расчётная`,
      objects: [lane.id],
      ways_out: [{ text: 'Оставить расчётную', change: { kind: 'lanes', ids: [lane.id], set: { column: null } } }],
    })),
};
