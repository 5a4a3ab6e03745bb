type Values = Record<string, unknown>;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const fits = (kept: unknown, value: unknown) =>
  typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);

/**
 * Returns the values that differ from the defaults, in groups as well. A draft holds only these: the other fields follow
 * the defaults of the next visit, which after a login are those of the profile.
 */
export function changedValues(values: Values, defaults: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const initial = defaults[name];
      if (isSame(value, initial)) return [];
      return [[name, isGroup(value) && isGroup(initial) ? changedValues(value, initial) : value]];
    }),
  );
}

/**
 * Merges a draft into the form's values. Only fields that still exist with the same type: the draft may be from an
 * older release. Only untouched fields, because input typed while the page loaded is newer.
 */
export function withDraft(values: Values, defaults: Values, draft: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const [kept, initial] = [draft[name], defaults[name]];
      if (isGroup(value))
        return [name, isGroup(kept) ? withDraft(value, isGroup(initial) ? initial : {}, kept) : value];
      return [name, fits(kept, value) && isSame(value, initial) ? kept : value];
    }),
  );
}
