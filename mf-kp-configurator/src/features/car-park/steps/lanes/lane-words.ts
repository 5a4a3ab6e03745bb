import type { Lane } from '@site/contracts/proposal-configuration';

export const laneKinds: Record<Lane['kind'], string> = {
  entry: 'Въезд',
  exit: 'Выезд',
  reversible: 'Реверсивный',
  transit: 'Между зонами',
};

export const placements: Record<Lane['placement'], string> = { outdoor: 'Улица', indoor: 'Помещение' };

export const optionsOf = <Value extends string>(words: Record<Value, string>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
