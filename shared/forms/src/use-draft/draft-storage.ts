type Draft = Record<string, unknown>;

const keyOf = (name: string) => `draft:${name}`;

/** Ignores a forbidden or full storage; forms work without it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function readDraft(name: string): Draft {
  const stored: unknown = attempt((): unknown => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'));
  return typeof stored === 'object' && stored !== null ? (stored as Draft) : {};
}

export const writeDraft = (name: string, values: Draft) =>
  attempt(() => sessionStorage.setItem(keyOf(name), JSON.stringify(values)));

export const removeDraft = (name: string) => attempt(() => sessionStorage.removeItem(keyOf(name)));

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
