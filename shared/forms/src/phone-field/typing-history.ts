import type { Typing } from './phone-input.ts';

const MOST = 100;

/** Undo and redo of one field: a browser forgets its own when a script writes into the field. */
export function createTypingHistory(first: string) {
  let states: Typing[] = [{ text: first, caret: first.length }];
  let at = 0;
  const go = (steps: number): Typing | undefined => {
    const state = states[at + steps];
    if (state) at += steps;
    return state;
  };
  return {
    shown: (): string => states[at]?.text ?? '',
    add(state: Typing) {
      states = [...states.slice(0, at + 1), state].slice(-MOST);
      at = states.length - 1;
    },
    undo: () => go(-1),
    redo: () => go(1),
  };
}
