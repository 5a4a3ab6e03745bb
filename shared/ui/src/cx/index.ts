/** Joins class names and skips empty ones: CSS module lookups may be undefined, conditions false. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
