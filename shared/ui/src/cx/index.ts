/** Joins class names and leaves out what is not set: CSS module lookups may be undefined, conditions false. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
