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

export const forgetDraft = (name: string) => attempt(() => sessionStorage.removeItem(keyOf(name)));
