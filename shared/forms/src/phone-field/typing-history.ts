import type { Typing } from './phone-input.ts';

const MOST = 100;

/** Undo and redo for one field: the browser loses its own history when a script writes to the field. */
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
