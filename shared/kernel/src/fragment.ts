function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** The id that `location.hash` names. As in browsers an escape that cannot be read stands for itself: `#50%`. */
export const fragmentId = (hash: string): string => hash.replace(/^#/, '').replace(/(?:%[\da-f]{2})+/gi, decoded);
