type Draft = Record<string, unknown>;

const keyOf = (name: string) => `draft:${name}`;

/** Storage may be forbidden or full; a form works without it. */
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

/** Those that are done with, while their forms are still there. */
const forgotten = new Set<string>();
export const isForgotten = (name: string) => forgotten.has(name);

/** A form of this name begins. */
export const beginDraft = (name: string) => void forgotten.delete(name);

/**
 * For whoever leaves the form: what it says from now on is not kept either. Until the next page is there a lookup may
 * still fill in a field.
 */
export function forgetDraft(name: string) {
  forgotten.add(name);
  removeDraft(name);
}
