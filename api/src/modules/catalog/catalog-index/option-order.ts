import { stockStates } from '@site/contracts/catalog';

type Labelled = { value: string; label: string };

const collator = new Intl.Collator('ru', { numeric: true });
const states: readonly string[] = stockStates;

/** Stock states from what is on the shelf to what is made no more; all else by the label, numbers by their value. */
export const compareOptions = (code: string) =>
  code === 'availability'
    ? (a: Labelled, b: Labelled) => states.indexOf(a.value) - states.indexOf(b.value)
    : (a: Labelled, b: Labelled) => collator.compare(a.label.replace('−', '-'), b.label.replace('−', '-'));
