type Values = Record<string, unknown>;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const fits = (kept: unknown, value: unknown) =>
  typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);

/**
 * The form's values with those of the draft in them. Only what the form still has, in the same type: a draft may be
 * older than this release. And only in fields that nobody has touched: what was typed while the page loaded is newer.
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
