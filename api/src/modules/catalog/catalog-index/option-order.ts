import { stockStates } from '@site/contracts/product-states';

type Labelled = { value: string; label: string };

const collator = new Intl.Collator('ru', { numeric: true });
const states: readonly string[] = stockStates;

/** Orders stock states from in stock to discontinued, and other options by label with numbers by value. */
export const compareOptions = (code: string) =>
  code === 'availability'
    ? (a: Labelled, b: Labelled) => states.indexOf(a.value) - states.indexOf(b.value)
    : (a: Labelled, b: Labelled) => collator.compare(a.label.replace('−', '-'), b.label.replace('−', '-'));
