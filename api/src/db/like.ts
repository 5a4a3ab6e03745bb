/** Escapes text for LIKE, so that its `%` and `_` match themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
