import type { Direction } from './stops.ts';

/** Home and End are left to the browser; End leads to the footer. */
const directions = new Map<string, Direction>([
  ['ArrowDown', 1],
  ['PageDown', 1],
  ['ArrowUp', -1],
  ['PageUp', -1],
]);

/** Elements with their own use of the scrolling keys. */
const USES_ARROWS =
  '[role=tablist], [role=listbox], [role=menu], [role=slider], [role=radiogroup], video, audio, iframe';
const USES_SPACE = 'a, button, summary, label, [role=tab]';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Returns the direction of a key, or null when it does not scroll the page. */
export function directionOf(event: KeyboardEvent): Direction | null {
  const { key, target, shiftKey } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || isIn(target, USES_ARROWS)) return null;
  if (key === ' ') return isIn(target, USES_SPACE) ? null : shiftKey ? -1 : 1;
  return shiftKey ? null : (directions.get(key) ?? null);
}
