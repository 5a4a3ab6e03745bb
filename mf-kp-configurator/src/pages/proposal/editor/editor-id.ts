import { EDITING_LASTS } from '@site/contracts/editing-times';
import { randomId } from '@site/kernel/random-id';

const KEY = 'proposal-editor';

interface Left {
  id: string;
  /** When, in ms. */
  at: number;
}

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'at' in value;

function takeLeft(): Left | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isLeft(value) ? value : null;
  } catch {
    return null; // No storage: a reload is taken for another tab.
  }
}

/**
 * As whom this tab edits. A page that is loaded again goes on as the one that was left: that one's farewell may be late or
 * lost, and the visitor would be kept out by himself. What is left is taken once, so that a tab that is duplicated while
 * its page lives gets an id of its own.
 */
export function editorId(now: () => number = Date.now): string {
  const left = takeLeft();
  return left && now() - left.at < EDITING_LASTS ? left.id : randomId();
}

/** For the page that comes next in this tab. */
export function leaveEditorId(id: string, now: () => number = Date.now) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, at: now() } satisfies Left));
  } catch {
    // No storage: as above.
  }
}
