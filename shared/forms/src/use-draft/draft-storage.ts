import { parseJson, readStorage, writeStorage } from '@site/runtime';

type Draft = Record<string, unknown>;

const keyOf = (name: string) => `draft:${name}`;

export function readDraft(name: string): Draft {
  const draft = parseJson(readStorage('sessionStorage', keyOf(name)));
  return typeof draft === 'object' && draft !== null ? (draft as Draft) : {};
}

export const writeDraft = (name: string, values: Draft) =>
  writeStorage('sessionStorage', keyOf(name), JSON.stringify(values));

export const removeDraft = (name: string) => writeStorage('sessionStorage', keyOf(name), null);

/** Names of drafts that were discarded while their forms are still mounted. */
const forgotten = new Set<string>();
export const isForgotten = (name: string) => forgotten.has(name);

/** Enables storing again when a form of this name is mounted. */
export const beginDraft = (name: string) => void forgotten.delete(name);

/**
 * Removes a draft when its form is left, and stops storing it: until the next page is shown, a look-up may still fill
 * in a field.
 */
export function forgetDraft(name: string) {
  forgotten.add(name);
  removeDraft(name);
}
