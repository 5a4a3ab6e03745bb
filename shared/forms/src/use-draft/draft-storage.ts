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

/** Only what the form still has, in the same type: a draft may be older than this release. */
export function readDraft(name: string, defaults: Draft): Draft {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([field, value]) => field in defaults && typeof value === typeof defaults[field]),
  );
}

export const writeDraft = (name: string, values: Draft) =>
  attempt(() => sessionStorage.setItem(keyOf(name), JSON.stringify(values)));

export const removeDraft = (name: string) => attempt(() => sessionStorage.removeItem(keyOf(name)));
